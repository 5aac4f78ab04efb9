import { createHash } from 'node:crypto';

/** A report is asked for again, or by several at once, soon or not at all; each may have a few megabytes. */
const MOST_KEPT = 4;

const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/**
 * Keeps the last few reports, so that whoever asks for one again, or while it is drawn, does not make others wait. One
 * that fails is not kept.
 */
export function recentReports() {
  const kept = new Map<string, Promise<Buffer>>();
  /** @param made what the report is made of, as far as JSON can hold it */
  return (made: unknown, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(made, asText)).digest('base64url');
    const report = kept.get(key) ?? draw();
    kept.delete(key);
    kept.set(key, report);
    report.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return report;
  };
}
