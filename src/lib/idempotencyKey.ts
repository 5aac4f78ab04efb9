const BYTES = 16;

/**
 * A random name for one gift, application or upload, however often it is sent. `crypto.randomUUID` exists only on https
 * and localhost; on plain http the same number of random bits comes from `crypto.getRandomValues`.
 */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
