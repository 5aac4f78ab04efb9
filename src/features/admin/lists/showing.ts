import { formatCount } from '@/lib/numbers';

/**
 * How many rows a list shows, and of how many; another backend may not say the total.
 *
 * @param one the name of one row; its plural ends in -s
 */
export const showing = (one: string) => (shown: number, total: number | undefined) => {
  if (total === undefined) return `Showing ${shown} ${shown === 1 ? one : `${one}s`}`;
  return total === 1 ? `1 ${one}` : `Showing ${shown} of ${formatCount(total)} ${one}s`;
};
