/** The copy about a project's funding, on its card and its page. */
export const copy = {
  progress: 'Funding progress',
  funded: (percentage: string) => `${percentage} funded`,
  raised: (amount: string) => `${amount} raised`,
  goal: (amount: string) => `Goal ${amount}`,
} as const;
