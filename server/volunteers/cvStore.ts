import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '../database/disk.ts';
import { isNotFound } from '../files/isNotFound.ts';

/** Stores CVs in a folder that is not served, under names that reveal nothing. */
export interface CvStore {
  /** A new unique name. */
  newName(): string;
  /**
   * Moves a file into the folder. Resolves once it is durable, so that a row may refer to it.
   *
   * @param path on the same disk
   * @param name from `newName`
   */
  keep(path: string, name: string): Promise<void>;
  /** The opened file, which the caller closes; null when it does not exist. */
  read(name: string): Promise<FileHandle | null>;
  /** Does nothing when it does not exist. */
  remove(name: string): Promise<void>;
}

const NAME = /^[0-9a-f-]{36}$/;

function nullIfMissing(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Stores CVs in a folder, which is created with the first one. */
export function createCvStore(folder: string): CvStore {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('Not the name of a CV.');
    return join(folder, name);
  };
  return {
    newName: () => randomUUID(),

    async keep(path, name) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await flush(path);
      await rename(path, pathOf(name));
      syncDirectory(folder);
    },

    read: (name) => open(pathOf(name)).catch(nullIfMissing),

    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
