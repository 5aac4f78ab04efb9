/** What a project has raised, in words: on its card and on its page. */
export const copy = {
  progress: 'Funding progress',
  funded: (percentage: string) => `${percentage} funded`,
  raised: (amount: string) => `${amount} raised`,
  goal: (amount: string) => `Goal ${amount}`,
} as const;
