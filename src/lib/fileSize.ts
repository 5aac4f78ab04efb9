const UNITS = ['KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A file's size for people, in the steps of 1024 in which limits are meant: `0.5 KB`, `340 KB`, `4.8 MB`. */
export function formatFileSize(bytes: number): string {
  let size = bytes / STEP;
  let unit = 0;
  // What would be rounded up to a whole of the next unit is said in that unit.
  while (Math.round(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const decimals = size < 10 && size > 0 ? 1 : 0;
  return `${size.toFixed(decimals)} ${UNITS[unit]}`;
}
