import { existsSync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { StartupProblem } from '../startupProblem.ts';
import { DATABASE_RESERVE, freeBytes, type FreeBytes } from '../uploads/diskSpace.ts';
import { syncDirectory } from './disk.ts';
import { isOutOfDisk } from './errors.ts';
import { createCluster } from './newCluster.ts';

/** The parts of Emscripten's file system that we use. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath(node: unknown): string;
}

/** PGlite's file system on a folder, with an fsync that reaches the disk and is counted. */
class DurableNodeFS extends NodeFS {
  syncs = 0;

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const [instance, options] = parameters;
    return super.init(instance, {
      ...options,
      preRun: [...(options.preRun ?? []), (module) => this.#addFsync(module)],
    });
  }

  #addFsync({ NODEFS }: { NODEFS: EmscriptenNodeFs }): void {
    NODEFS.stream_ops.fsync = (stream) => {
      if (stream.nfd === undefined) syncDirectory(NODEFS.realPath(stream.node));
      else fsyncSync(stream.nfd);
      this.syncs += 1;
      return 0;
    };
  }
}

const SMALL_MEMORY = ['-c', 'shared_buffers=16MB'];

/** PGlite starts with `-F`, which turns off fsync. */
const DURABLE = [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'];

async function openFolder(folder: string): Promise<{ engine: PGlite; files: DurableNodeFS }> {
  const files = new DurableNodeFS(folder);
  const engine = await PGlite.create({
    fs: files,
    extensions: { pg_trgm },
    startParams: [...DURABLE, ...SMALL_MEMORY],
    relaxedDurability: false,
  });
  return { engine, files };
}

/** On a full disk the engine fails just as on damaged files: often not with an Error, and without naming a file. */
async function explainOpenFailure(folder: string, error: unknown, getFreeBytes: FreeBytes): Promise<string> {
  if ((await getFreeBytes(folder)) < DATABASE_RESERVE || isOutOfDisk(error))
    return (
      `The database in ${folder} cannot be opened because its disk is full. ` +
      `Leave the folder as it is, free at least ${DATABASE_RESERVE / 1024 / 1024} MB on the disk and start again.`
    );
  const reason =
    error instanceof Error ? error.message.split('\n', 1)[0] : 'a file cannot be read or written';
  return (
    `The database in ${folder} cannot be opened (${reason}). Its files are damaged or belong to another user. ` +
    `Put a backup of the folder in its place, or set DATA_DIR to another one.`
  );
}

/**
 * Opens the embedded database in `<dataDir>/database`, creating it when missing. Acknowledged commits are on the disk. The caller must
 * hold the lock of `dataDir`: two processes on one folder corrupt the database.
 *
 * @throws StartupProblem when the disk is full or the files are damaged
 * @throws when the engine does not flush to the disk
 */
export async function openPglite(dataDir: string, getFreeBytes: FreeBytes = freeBytes): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) await createCluster(folder);
  const { engine, files } = await openFolder(folder).catch(async (error: unknown) => {
    throw new StartupProblem(await explainOpenFailure(folder, error, getFreeBytes));
  });
  await assertDurable(engine, () => files.syncs);
  return engine;
}

/**
 * Commits a test record and checks that it was flushed: an engine update could silently undo our fsync.
 *
 * @param countSyncs how many times the engine has called fsync
 * @throws when the commit was not flushed
 */
export async function assertDurable(engine: PGlite, countSyncs: () => number): Promise<void> {
  const before = countSyncs();
  await engine.query("select pg_logical_emit_message(true, 'kitbridge', 'is this kept?')");
  const setting = await engine.query<{ fsync: string }>('show fsync');
  if (countSyncs() > before && setting.rows[0]?.fsync === 'on') return;
  await engine.close();
  throw new Error('The embedded database does not write through to the disk: refusing to start.');
}

/**
 * Opens a database in memory, for tests.
 *
 * @param files a dump of another one; without it a new cluster is created, which takes longer
 */
export async function openPgliteInMemory(files?: Blob): Promise<PGlite> {
  return PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SMALL_MEMORY],
    ...(files && { loadDataDir: files }),
  });
}
