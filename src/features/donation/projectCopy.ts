/** The copy that only a project's card shows; separate, because the home page does not load it. */
export const projectCopy = {
  supports: 'Or choose what to pay for',
  helpsToPayFor: (lines: readonly string[]) => `Helps pay for: ${lines.join('; ')}`,
  // Without a date, the backend does not say when the rate was set.
  countsAs: (charged: string, converted: string, rate: string, date: string) =>
    `${charged} counts as ${converted} towards this project, at $1 = ${rate}${date && ` (${date})`}.`,
} as const;
