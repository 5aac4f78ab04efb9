import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

function containsElement(value: unknown): boolean {
  if (isValidElement(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(containsElement);
}

/** Elements and references to them. */
const NO_CONTROL = /^(?:Ref|React\w*Element|FocusAfterwards)/;

/** Offers no control for an element, which would be shown as JSON; content that is plain text gets a text field. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const type = argType.table?.type?.summary ?? '';
      const isNode = type.includes('ReactNode');
      if (containsElement(value) || NO_CONTROL.test(type) || (isNode && typeof value !== 'string')) {
        return [name, { ...argType, control: false }];
      }
      return [name, isNode ? { ...argType, control: 'text' } : argType];
    }),
  );
