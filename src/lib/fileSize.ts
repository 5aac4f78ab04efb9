const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A file's size in steps of 1024: `2 B`, `340 KB`, `4.8 MB`. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // A size that rounds up to the next unit is shown in that unit.
  while (Math.round(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const decimals = size < 10 && unit > 0 ? 1 : 0;
  return `${size.toFixed(decimals)} ${UNITS[unit]}`;
}
