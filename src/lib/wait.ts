const MINUTE = 60;

const amountOf = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** When to try again, in minutes if at least two: "Try again in 47 minutes." */
export function tryAgainIn(seconds: number): string {
  const wait =
    seconds < 2 * MINUTE ? amountOf(seconds, 'second') : amountOf(Math.ceil(seconds / MINUTE), 'minute');
  return `Try again in ${wait}.`;
}
