import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findExportedComponents, findRawColors, hasDefaultExport } from './sourceLaws';

const parse = (source: string) =>
  ts.createSourceFile('Sample.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

describe('findExportedComponents', () => {
  it('finds functions and constants, and their docstrings', () => {
    const file = parse(`
      /** Said. */
      export function Said() { return <p />; }
      // Not a docstring.
      export function Silent() { return <p />; }
      /** Said too. */
      export const Constant = Context.Provider;
      export function useThing() {}
      export const LIMIT = 3;
      function Inner() { return null; }
    `);
    expect(findExportedComponents(file)).toEqual([
      { name: 'Said', hasDocstring: true },
      { name: 'Silent', hasDocstring: false },
      { name: 'Constant', hasDocstring: true },
    ]);
  });
});

describe('hasDefaultExport', () => {
  it.each(['export default 1;', 'export default function A() {}', 'const a = 1; export { a as default };'])(
    'sees %s',
    (source) => {
      expect(hasDefaultExport(parse(source))).toBe(true);
    },
  );

  it('leaves named exports alone', () => {
    expect(hasDefaultExport(parse('export const a = 1; export { a as b };'))).toBe(false);
  });
});

describe('findRawColors', () => {
  it.each([
    [`color: '#0e4b3a'`, ['#0e4b3a']],
    ['bg-[#FFF] text-[#0e4b3acc]', ['#FFF', '#0e4b3acc']],
    ['fill="rgb(0 0 0)"', ['rgb(']],
    ['background: oklch(0.5 0.1 20)', ['oklch(']],
  ])('finds %s', (source, colors) => {
    expect(findRawColors(source)).toEqual(colors);
  });

  it.each([
    'href="#main"',
    "'&#39;'",
    'fill="url(#weave)"',
    "'/terms#abc'",
    'bg-forest',
    '#content',
    '#footer',
  ])('leaves %s alone', (source) => {
    expect(findRawColors(source)).toEqual([]);
  });
});
