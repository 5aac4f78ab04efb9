import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ruleBroken } from '../http/errors.ts';

/** What a form that may be sent again is known by, as the rows that it makes keep it. */
export interface FormKey {
  idempotency_key: string;
  /** Digest of what was filled in and of the files' content, to tell a repetition from a misuse. */
  idempotency_hash: string;
}

async function contentDigest({ path }: { path: string }): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Null for a form without a key, which is always a new one.
 *
 * @param fields what was filled in, as it is kept; nothing that is another one with each request
 * @param files in their order
 */
export async function formKeyOf(
  key: string | undefined,
  fields: unknown,
  files: readonly { path: string }[],
): Promise<FormKey | null> {
  if (key === undefined) return null;
  const meaning = [fields, await Promise.all(files.map(contentDigest))];
  const hash = createHash('sha256').update(JSON.stringify(meaning)).digest('hex');
  return { idempotency_key: key, idempotency_hash: hash };
}

/**
 * Refuses a form whose key came with another one.
 *
 * @param other what the key was used with, such as "another application"
 * @throws HttpError 422
 */
export function requireSameForm(
  { idempotency_hash: hash }: FormKey,
  stored: { idempotency_hash: string | null },
  other: string,
): void {
  if (stored.idempotency_hash === hash) return;
  throw ruleBroken(`This Idempotency-Key was used with ${other}.`, undefined, 'idempotency_mismatch');
}
