import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { HttpError, type ErrorDetail } from '../http/errors.ts';

/** How many bytes are free on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * With less than this the embedded database is not written to, in bytes: once it has no room for its log or for a
 * checkpoint, it never answers again.
 */
export const DATABASE_RESERVE = 64 * 1024 * 1024;

/** Whether the disk is so full that no file may be added: a full disk would stop the database too. */
export type HasNoRoom = () => Promise<boolean>;

/** 503: files cannot be kept. Logged, because only the operator can mend it. */
export function storageFull(
  log: Pick<FastifyBaseLogger, 'error'>,
  message: string,
  details?: ErrorDetail[],
): HttpError {
  log.error('Files were refused: less than MIN_FREE_BYTES is free on the disk of DATA_DIR');
  return new HttpError(503, 'storage_full', message, details);
}

/** 503: the database has no room left. */
export const diskFull = () =>
  new HttpError(503, 'storage_full', 'The disk of the server is full. Nothing can be saved at the moment.');

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses every request that changes something while the disk of the database is full. */
export function refuseWritesOnFullDisk(app: FastifyInstance, isDiskFull: HasNoRoom): void {
  app.addHook('onRequest', async ({ method }) => {
    if (!READING_METHODS.has(method) && (await isDiskFull())) throw diskFull();
  });
}
