import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '../database/disk.ts';
import { isMissing } from '../files/isMissing.ts';

/** Keeps CVs in a folder that nothing is served from, under names that say nothing of whose they are. */
export interface CvStore {
  /** A name that no CV has. */
  newName(): string;
  /**
   * Moves a file into the folder. It is there for good when this has ended, so a row may point to it.
   *
   * @param path on the same disk
   * @param name a new one
   */
  keep(path: string, name: string): Promise<void>;
  /** The opened file; null when it is not there. Whoever reads it closes it. */
  read(name: string): Promise<FileHandle | null>;
  /** Removing what is not there is done. */
  remove(name: string): Promise<void>;
}

const NAME = /^[0-9a-f-]{36}$/;

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
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

/** Keeps CVs in a folder, which is made when the first one is kept. */
export function createCvStore(folder: string): CvStore {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('This is no name of a CV.');
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
