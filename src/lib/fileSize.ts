const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

function format(bytes: number, round: (value: number) => number): string {
  let size = bytes;
  let unit = 0;
  // A size that rounds up to the next unit is shown in that unit.
  while (Math.round(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const decimals = size < 10 && unit > 0 ? 1 : 0;
  const factor = 10 ** decimals;
  return `${(round(size * factor) / factor).toFixed(decimals)} ${UNITS[unit]}`;
}

/** A file's size in steps of 1024: `2 B`, `340 KB`, `4.8 MB`. */
export function formatFileSize(bytes: number): string {
  return format(bytes, Math.round);
}

/** The size of a file above a limit, never rounded to the limit itself. */
export function formatExcessSize(bytes: number, limit: number): string {
  const text = formatFileSize(bytes);
  return text === formatFileSize(limit) ? format(bytes, Math.ceil) : text;
}
