import { createHash } from 'node:crypto';
import { existsSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Exclusive use of a folder. The kernel releases it when the process ends, however it ends. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Another process uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** The longest local socket path on macOS; Linux allows four more. */
const MAX_SOCKET_PATH = 103;
/** The error codes of file systems without local sockets, such as shared folders of virtual machines. */
const NO_SOCKETS_HERE = new Set(['EOPNOTSUPP', 'ENOTSUP', 'ENOSYS', 'EPERM', 'EINVAL']);
/** Taking a lock needs a few milliseconds, so a process that has needed longer was killed. */
const CLAIM_MS = 10_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Listens on a local socket, which only one process can do at a time. */
function listen(path: string): Promise<FolderLock> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(codeOf(error) === 'EADDRINUSE' ? new FolderInUse() : error);
    });
    server.listen(path, () => {
      server.unref();
      resolve({ release: () => new Promise((released) => server.close(() => released())) });
    });
  });
}

/** Whether a process listens on a local socket, even one that is too busy to respond. */
function hasListener(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error))));
  });
}

/** Removes the socket that a killed process left, and listens on it. Not safe in two processes at once. */
async function takeOver(path: string): Promise<FolderLock> {
  if (await hasListener(path)) throw new FolderInUse();
  rmSync(path, { force: true });
  return listen(path);
}

async function lockBySocket(folder: string, outside: string): Promise<FolderLock> {
  const inside = join(folder, 'lock.sock');
  if (inside.length > MAX_SOCKET_PATH) return takeOver(outside);
  try {
    return await takeOver(inside);
  } catch (error) {
    if (!NO_SOCKETS_HERE.has(codeOf(error))) throw error;
    return takeOver(outside);
  }
}

/**
 * Lets one process at a time act. The mark of a killed process is not removed but ignored after its period and the next: of two processes
 * that remove it, the second could remove the first one's new mark.
 *
 * @throws FolderInUse when another process claims the folder at this moment
 */
async function claim(folder: string, act: () => Promise<FolderLock>): Promise<FolderLock> {
  const period = Math.floor(Date.now() / CLAIM_MS);
  const markOf = (number: number) => join(folder, `lock.claimed-${number}`);
  try {
    // An empty file, because a full disk has no room for a folder.
    writeFileSync(markOf(period), '', { flag: 'wx' });
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? new FolderInUse() : error;
  }
  try {
    if (existsSync(markOf(period - 1)) || existsSync(markOf(period + 1))) throw new FolderInUse();
    return await act();
  } finally {
    rmSync(markOf(period), { force: true });
  }
}

/**
 * Locks a folder for this process.
 *
 * @param folder must exist and be writable
 * @throws FolderInUse when another process holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const real = realpathSync(folder);
  const isWindows = process.platform === 'win32';
  const path = isWindows ? real.toLowerCase() : real;
  const name = `kitbridge-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  if (isWindows) return listen(`\\\\.\\pipe\\${name}`);
  return claim(real, () => lockBySocket(real, join(tmpdir(), `${name}.sock`)));
}
