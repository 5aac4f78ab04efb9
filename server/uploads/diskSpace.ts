import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { HttpError, type ErrorDetail } from '../http/errors.ts';

/** Whether fewer bytes than must stay free are left on the disk of a folder. */
export async function isDiskShort(folder: string, minFreeBytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < minFreeBytes;
}

/** Whether the disk is so full that no file may be added: a full disk would stop the database too. */
export type HasNoRoom = () => Promise<boolean>;

/** 503: files cannot be kept. The operator, who alone can mend it, is told by the log. */
export function storageFull(
  log: Pick<FastifyBaseLogger, 'error'>,
  message: string,
  details?: ErrorDetail[],
): HttpError {
  log.error('Files were refused: less than MIN_FREE_BYTES is free on the disk of DATA_DIR');
  return new HttpError(503, 'storage_full', message, details);
}
