import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '../database/disk.ts';

/** Keeps CVs in a folder that nothing is served from, under names that say nothing of whose they are. */
export interface CvStore {
  /**
   * Moves a file into the folder. It is there for good when this has ended, so a row may point to it.
   *
   * @param path on the same disk
   * @returns its name in the folder
   */
  keep(path: string): Promise<string>;
  /** The opened file; null when it is not there. Whoever reads it closes it. */
  read(name: string): Promise<FileHandle | null>;
  /** Removing what is not there is done. */
  remove(name: string): Promise<void>;
  /** The names of files that were moved here more than an hour ago. */
  old(): Promise<string[]>;
}

/** Longer than a file waits for its row. */
const OLD_AFTER_MS = 60 * 60_000;
const NAME = /^[0-9a-f-]{36}$/;

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    // As old as its move, not as its upload, which may have taken a while.
    const now = new Date();
    await file.utimes(now, now);
    await file.sync();
  } finally {
    await file.close();
  }
}

export function createCvStore(folder: string): CvStore {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('This is no name of a CV.');
    return join(folder, name);
  };
  return {
    async keep(path) {
      const name = randomUUID();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await flush(path);
      await rename(path, pathOf(name));
      syncDirectory(folder);
      return name;
    },

    read: (name) => open(pathOf(name)).catch(nullIfMissing),

    remove: (name) => rm(pathOf(name), { force: true }),

    async old() {
      const names = ((await readdir(folder).catch(nullIfMissing)) ?? []).filter((name) => NAME.test(name));
      const files = await Promise.all(names.map((name) => stat(pathOf(name)).catch(nullIfMissing)));
      const limit = Date.now() - OLD_AFTER_MS;
      return names.filter((_name, index) => (files[index]?.mtimeMs ?? limit) < limit);
    },
  };
}
