import ts from 'typescript';

/** A component that a module exports. */
export interface ExportedComponent {
  name: string;
  hasDocstring: boolean;
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);

const hasDocstring = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).length > 0;

const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name);

/** The exported functions and constants of `file` that bear a component's name. */
export function findExportedComponents(file: ts.SourceFile): ExportedComponent[] {
  return file.statements
    .filter(isExported)
    .flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement)) {
        return [{ name: statement.name?.text ?? '', hasDocstring: hasDocstring(statement) }];
      }
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.map((declaration) => ({
        name: declaration.name.getText(file),
        hasDocstring: hasDocstring(statement),
      }));
    })
    .filter(({ name }) => isComponentName(name));
}

/** Whether `file` exports anything as `default`, in any of the ways to write it. */
export function hasDefaultExport(file: ts.SourceFile): boolean {
  return file.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return true;
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      return statement.exportClause.elements.some((element) => element.name.text === 'default');
    }
    return (
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword)
    );
  });
}

/** Colours written as a value, such as `#0e4b3a` or `rgb(…)`, in the order in which they stand. */
export function findRawColors(source: string): string[] {
  // Preceded by a quote, a bracket, a colon or a space: `#main` in a link or `&#39;` are none.
  const colors =
    /(?<![\w&/])(?:#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\()/gi;
  return [...source.matchAll(colors)].map(([color]) => color);
}
