const BYTES = 16;

/**
 * A random key for one gift, application or upload, kept for retries. Without HTTPS `crypto.randomUUID` is missing,
 * and `crypto.getRandomValues` gives the same number of random bits.
 */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
