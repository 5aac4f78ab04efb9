import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { validationFailed } from '../http/errors.ts';

/** The idempotency key of a form; stored in the rows that it creates. */
export interface FormKey {
  idempotency_key: string;
  /** Digest of the fields and files, to detect a different form with the same key. */
  idempotency_hash: string;
}

async function contentDigest({ path }: { path: string }): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Null for a form without a key, which is always new.
 *
 * @param fields as stored, without anything that differs between requests
 * @param files in the order sent
 */
export async function formKeyOf(
  key: string | undefined,
  fields: unknown,
  files: readonly { path: string }[],
): Promise<FormKey | null> {
  if (key === undefined) return null;
  const content = [fields, await Promise.all(files.map(contentDigest))];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { idempotency_key: key, idempotency_hash: hash };
}

/**
 * Refuses a form whose key was used with different content.
 *
 * @param other what the key was used with, such as "another application"
 * @throws HttpError 422
 */
export function requireSameForm(
  { idempotency_hash: hash }: Pick<FormKey, 'idempotency_hash'>,
  stored: { idempotency_hash: string | null },
  other: string,
): void {
  if (stored.idempotency_hash === hash) return;
  throw validationFailed(
    `This Idempotency-Key was already used for ${other}.`,
    undefined,
    'idempotency_mismatch',
  );
}
