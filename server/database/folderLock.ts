import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** A folder that this process alone works in. The kernel lets go of it when the process ends, however it ends. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Another process works in the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Longest address of a local socket on macOS; Linux takes four more. */
const MAX_SOCKET_PATH = 103;
const ANSWER_TIMEOUT_MS = 3000;

/** How a file system without local sockets, as some shared folders of virtual machines are, says so. */
const NO_SOCKETS_HERE = new Set(['EOPNOTSUPP', 'ENOTSUP', 'ENOSYS', 'EPERM', 'EINVAL']);

type State = 'trying' | 'holding' | 'lost';

/** What a process says when another one asks it about the folder. */
type Verdict = 'yours' | 'mine';

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

/** Where the sockets of a folder live: in it, or, where its file system or its length allows none, in the temporary folder. */
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

/** Asks the process behind a socket who may have the folder. `gone` when there is no process behind it any more. */
function ask(path: string, ownName: string): Promise<Verdict | 'gone'> {
  return new Promise((resolve) => {
    const socket = connect(path, () => socket.write(ownName));
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => finish('mine'));
    socket.once('data', (answer) => finish(answer.toString() === 'yours' ? 'yours' : 'mine'));
    socket.once('close', () => finish('mine'));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      finish(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? 'gone' : 'mine'),
    );
    function finish(verdict: Verdict | 'gone') {
      socket.destroy();
      resolve(verdict);
    }
  });
}

/**
 * Every process listens on a socket with a name of its own and then asks all the others. A socket that nobody listens
 * on is left over from a process that was killed; its name never comes back, so it can be removed by anybody at any
 * time. Between two that start together the lower name wins, and the asked one decides, so both come to the same end.
 */
async function lockBySockets(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = randomBytes(8).toString('hex');
  const own: { state: State } = { state: 'trying' };
  const answer = (asker: string): Verdict => {
    if (own.state === 'holding' || (own.state === 'trying' && name < asker)) return 'mine';
    own.state = 'lost';
    return 'yours';
  };
  const server = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (asker) => socket.end(answer(asker.toString())));
  });
  const path = join(folder, `${name}.sock`);
  await listen(server, join(folder, `${name}.new`));
  // Renamed only now: a socket that is bound but does not listen yet looks like one left over.
  renameSync(join(folder, `${name}.new`), path);

  const others = readdirSync(folder).filter((file) => file.endsWith('.sock') && file !== `${name}.sock`);
  const verdicts = await Promise.all(
    others.map(async (other) => {
      const verdict = await ask(join(folder, other), name);
      if (verdict === 'gone') rmSync(join(folder, other), { force: true });
      return verdict;
    }),
  );
  const release = async () => {
    rmSync(path, { force: true });
    await close(server);
  };
  if (own.state === 'lost' || verdicts.includes('mine')) {
    await release();
    throw new FolderInUse();
  }
  own.state = 'holding';
  return { release };
}

/** Windows: a pipe's name is held by one process at a time, and by nobody after its end. */
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
 * Takes the folder for this process alone.
 *
 * @param folder must exist and be writable
 * @throws FolderInUse when another process has it
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
