import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { HttpError, type ErrorDetail } from '../http/errors.ts';

/** The number of free bytes on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * In bytes. With less free space, writes to the embedded database are refused: once it cannot write its log or a checkpoint, it
 * stops responding.
 */
export const DATABASE_RESERVE = 64 * 1024 * 1024;

/** Whether the disk is too full for more files; a full disk would stop the database too. */
export type HasNoRoom = () => Promise<boolean>;

/** 503: files cannot be stored. Logged, because the operator has to act. */
export function storageFull(
  log: Pick<FastifyBaseLogger, 'error'>,
  message: string,
  details?: ErrorDetail[],
): HttpError {
  log.error('Files were refused: less than MIN_FREE_BYTES is free on the disk of DATA_DIR');
  return new HttpError(503, 'storage_full', message, details);
}

/** 503: the database is out of space. */
export const diskFull = () =>
  new HttpError(503, 'storage_full', 'The server’s disk is full. Nothing can be saved at the moment.');

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses every write request while the database's disk is full. */
export function refuseWritesOnFullDisk(app: FastifyInstance, isDiskFull: HasNoRoom): void {
  app.addHook('onRequest', async ({ method }) => {
    if (!READING_METHODS.has(method) && (await isDiskFull())) throw diskFull();
  });
}
