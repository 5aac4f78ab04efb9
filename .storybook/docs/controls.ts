import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Whether a value survives JSON: it contains no elements, functions or files. */
function isData(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  if (typeof value !== 'object' || value === null) return true;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isData);
}

/** Elements and references to them. */
const ELEMENT = /^(?:Ref|React\w*Element|FocusAfterwards)/;

const SIMPLE = new Set(['string', 'number', 'boolean', 'enum']);

/** Offers a control only where it works: no JSON for elements, functions and what is left out; text fields for text. */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const type = argType.table?.type?.summary ?? '';
      const isText = type.includes('ReactNode') ? typeof value === 'string' : type === 'string | null';
      if (isText) return [name, { ...argType, control: 'text' }];
      const isLeftOut = value === undefined && !SIMPLE.has(argType.type?.name ?? '');
      const hasNone = !isData(value) || ELEMENT.test(type) || type.includes('ReactNode') || isLeftOut;
      return [name, hasNone ? { ...argType, control: false } : argType];
    }),
  );
