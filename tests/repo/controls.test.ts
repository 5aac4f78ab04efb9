import { createElement } from 'react';
import { expect, it } from 'vitest';
import { usableControls } from '../../.storybook/docs/controls';

type Context = Parameters<typeof usableControls>[0];

/** The control that a prop gets, `undefined` when Storybook chooses it by the type. */
function controlOf(summary: string, name: string, value?: unknown): unknown {
  const argTypes = { prop: { name: 'prop', type: { name }, table: { type: { summary } } } };
  const context = { argTypes, initialArgs: { prop: value } } as unknown as Context;
  return usableControls(context)['prop']?.control;
}

it.each([
  ['an element', 'ReactElement', 'other', createElement('b'), false],
  ['a missing element', 'ReactElement | undefined', 'other', undefined, false],
  ['children that are elements', 'ReactNode', 'other', [createElement('b', { key: 1 })], false],
  ['children that are text', 'ReactNode', 'other', 'Donate', 'text'],
  ['a function with a named type', 'OnFiltersChange<ProjectFilters>', 'other', () => undefined, false],
  ['a missing function', 'OnFiltersChange<ProjectFilters>', 'other', undefined, false],
  ['an object with a function', 'Query', 'other', { retry: () => undefined }, false],
  ['a file', 'File | null', 'other', new File(['x'], 'cv.pdf'), false],
  ['a missing object', 'Project', 'other', undefined, false],
  ['no text', 'string | null', 'union', null, 'text'],
  ['a missing string', 'string', 'string', undefined, undefined],
  ['a choice', 'union', 'enum', 'primary', undefined],
  ['plain data', 'readonly Option[]', 'other', [{ value: 'a', label: 'A' }], undefined],
])('the control of %s', (_what, summary, name, value, control) => {
  expect(controlOf(summary, name, value)).toBe(control);
});
