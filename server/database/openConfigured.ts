import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { StartupProblem } from '../startupProblem.ts';
import { isOutOfDisk } from './errors.ts';
import { FolderInUse, lockFolder, type FolderLock } from './folderLock.ts';
import { openEmbedded, openPostgres, type OpenDatabase, type Report } from './open.ts';

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown reason';

function prepareFolder(folder: string): void {
  const probe = join(folder, `.probe-${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (isOutOfDisk(error))
      throw new StartupProblem(
        `The disk of the data folder ${folder} is full. Free some space and start again.`,
      );
    throw new StartupProblem(
      `The data folder ${folder} cannot be written to (${errorCode(error)}). Set DATA_DIR.`,
    );
  }
}

async function acquireLock(folder: string): Promise<FolderLock> {
  try {
    return await lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartupProblem(
      `Another server is running on the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

async function openLocked(
  { dataDir }: Config,
  report: Report,
  announce: (line: string) => void,
): Promise<OpenDatabase> {
  const lock = await acquireLock(dataDir);
  try {
    if (!existsSync(join(dataDir, 'database'))) announce(`Creating the database in ${dataDir} …`);
    const opened = await openEmbedded(dataDir, report);
    const close = async () => {
      await opened.close();
      await lock.release();
    };
    return { ...opened, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The address's server and database, without user and password. */
function withoutSecrets(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host || 'localhost'}${pathname}`;
}

/**
 * For the operator's commands, which would otherwise create an empty database.
 *
 * @throws StartupProblem when the embedded database is configured but does not exist
 */
export function requireDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new StartupProblem(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
}

/**
 * Opens the configured database.
 *
 * @param report receives errors that belong to no query
 * @param announce prints a line for the person who started the server
 * @throws StartupProblem when the folder or the server cannot be used
 */
export async function openConfigured(
  config: Config,
  report: Report,
  announce: (line: string) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config;
  prepareFolder(dataDir);
  if (databaseUrl === null) return openLocked(config, report, announce);
  try {
    return await openPostgres(databaseUrl, report);
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : errorCode(error);
    throw new StartupProblem(
      `The database at ${withoutSecrets(databaseUrl)} cannot be reached: ${reason}. See DATABASE_URL.`,
    );
  }
}
