import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The props of a component that its file does not export. */
function isInternal(type: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean {
  const isExported = type.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  const component = type.name.text.replace(/Props$/, '');
  return !isExported && new RegExp(`^function ${component}\\b`, 'm').test(type.getSourceFile().text);
}

/** The props declared in a component's file, in `…Props` and the types that it is made of, that have no description. */
function undescribedIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && ts.getJSDocCommentsAndTags(node).length === 0) {
      found.push(`${file} ${node.name.getText()}`);
    }
    if (!ts.isPropertySignature(node)) ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    if (isType && !isInternal(statement)) visit(statement);
  }
  return found;
}

it('each prop of each component has a description', () => {
  const files = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file))
    .map((file) => `src/components/${file}`);
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap(undescribedIn)).toEqual([]);
});
