import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { FolderClaim, type Verdict } from './folderClaim.ts';

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
const ANSWER_TIMEOUT_MS = 3000;

/** The error codes of file systems without local sockets, such as shared folders of virtual machines. */
const NO_SOCKETS_HERE = new Set(['EOPNOTSUPP', 'ENOTSUP', 'ENOSYS', 'EPERM', 'EINVAL']);

/** A holder replies the first time; one that was giving up needs another question. */
const MAX_QUESTIONS = 5;

const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      server.unref();
      resolve();
    });
  });

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** Where a folder's sockets live: in it, or in the temporary folder when its file system or path length rules that out. */
function socketFolders(folder: string): string[] {
  const inside = [join(folder, 'lock'), relative(process.cwd(), join(folder, 'lock'))].toSorted(
    (a, b) => a.length - b.length,
  )[0];
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const outside = join(tmpdir(), `kitbridge-${digest}`);
  return [inside ?? outside, outside].filter(
    (path) => path.length + '/0123456789abcdef.sock'.length <= MAX_SOCKET_PATH,
  );
}

type Reply = Verdict | 'gone' | 'unclear';

function replyFrom(error: NodeJS.ErrnoException): Reply {
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') return 'gone';
  return error.code === 'ECONNRESET' || error.code === 'EPIPE' ? 'unclear' : 'mine';
}

/** Asks once. A process that accepts the connection and stays silent is alive and has the folder. */
function askOnce(path: string, ownName: string): Promise<Reply> {
  return new Promise((resolve) => {
    const finish = (reply: Reply) => {
      socket.destroy();
      resolve(reply);
    };
    const socket = connect(path, () => socket.write(ownName));
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => finish('mine'));
    socket.once('data', (answer) => finish(answer.toString() === 'yours' ? 'yours' : 'mine'));
    socket.once('error', (error) => finish(replyFrom(error)));
    socket.once('close', () => finish('unclear'));
  });
}

/** Asks the process behind a socket for the folder; `gone` when there is none. */
async function ask(path: string, ownName: string, questions = MAX_QUESTIONS): Promise<Verdict | 'gone'> {
  const reply = await askOnce(path, ownName);
  if (reply !== 'unclear') return reply;
  return questions > 1 ? ask(path, ownName, questions - 1) : 'mine';
}

/**
 * Every process listens on a socket with a unique name and then asks all others. A socket without a listener was left by a killed
 * process; names are never reused, so anyone may remove it.
 */
async function lockBySockets(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const claim = new FolderClaim(randomBytes(8).toString('hex'));
  const server = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (asker) => socket.end(claim.answer(asker.toString())));
  });
  const ownSocket = `${claim.name}.sock`;
  const hidden = join(folder, `${claim.name}.new`);
  await listen(server, hidden);
  // Renamed only now: a socket that is bound but not listening looks abandoned.
  renameSync(hidden, join(folder, ownSocket));

  const release = async () => {
    rmSync(join(folder, ownSocket), { force: true });
    await close(server);
  };
  const others = readdirSync(folder).filter((file) => file.endsWith('.sock') && file !== ownSocket);
  const replies = await Promise.all(
    others.map(async (other) => {
      const reply = await ask(join(folder, other), claim.name);
      if (reply === 'gone') rmSync(join(folder, other), { force: true });
      return reply;
    }),
  );
  if (claim.settle(replies.filter((reply) => reply !== 'gone'))) return { release };
  await release();
  throw new FolderInUse();
}

/** Windows: one process at a time can hold a pipe's name, and its end frees it. */
async function lockByPipe(folder: string): Promise<FolderLock> {
  const digest = createHash('sha256').update(folder.toLowerCase()).digest('hex');
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, `\\\\.\\pipe\\kitbridge-${digest}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new FolderInUse();
    throw error;
  }
  return { release: () => close(server) };
}

/**
 * Locks a folder for this process.
 *
 * @param folder must exist and be writable
 * @throws FolderInUse when another process holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const real = realpathSync(folder);
  if (process.platform === 'win32') return lockByPipe(real);
  const [first, second] = socketFolders(real);
  if (!first) throw new Error(`The temporary folder ${tmpdir()} has too long a name for a local socket.`);
  try {
    return await lockBySockets(first);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!second || !code || !NO_SOCKETS_HERE.has(code)) throw error;
    return lockBySockets(second);
  }
}
