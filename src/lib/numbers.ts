const grouped = new Intl.NumberFormat('en-US');

/** A count with its thousands apart: `29,910`. */
export function formatCount(count: number): string {
  return grouped.format(count);
}
