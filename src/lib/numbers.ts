const grouped = new Intl.NumberFormat('en-US');

/** A count with thousands separators: `29,910`. */
export function formatCount(count: number): string {
  return grouped.format(count);
}
