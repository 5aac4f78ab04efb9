import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Some hundred reports without photos, or a dozen with all the photos that a report has room for. */
const MOST_BYTES = 48 * 1024 * 1024;

const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/**
 * What tells one report from another.
 *
 * @param made what the report is made of, as far as JSON can hold it
 */
export const reportKey = (made: unknown): string =>
  createHash('sha256').update(JSON.stringify(made, asText)).digest('base64url');

/** The reports that were asked for last, so that whoever asks for one again does not make others wait. */
export const recentReports = (mostBytes = MOST_BYTES) =>
  new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length });
