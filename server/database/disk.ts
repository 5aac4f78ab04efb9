import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function syncOpened(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Flushes a folder's entries. Not needed on Windows, whose file system keeps them in order. */
export function syncDirectory(path: string): void {
  if (process.platform !== 'win32') syncOpened(path, 'r');
}

/** Flushes everything in a folder. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) syncOpened(path, 'r+');
    else if (entry.isDirectory()) syncDirectory(path);
  }
  syncDirectory(folder);
}
