/** An ILIKE pattern that finds the text anywhere; its own `%`, `_` and `\` mean themselves. */
export function containsPattern(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
