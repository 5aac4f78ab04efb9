import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { fromPglite } from '../database/open.ts';
import { openPgliteInMemory } from '../database/pglite.ts';

/** Creates the embedded databases that tests start from, because creating a cluster takes seconds. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const engine = await openPgliteInMemory();
  const folder = await mkdtemp(join(tmpdir(), 'databases-'));
  const dump = async (name: string) => {
    const file = join(folder, `${name}.tar`);
    await writeFile(file, (await engine.dumpDataDir('none')).stream());
    return file;
  };
  provide('emptyDatabase', await dump('empty'));
  const opened = fromPglite(engine);
  await migrate(opened.db);
  provide('migratedDatabase', await dump('migrated'));
  await opened.close();
  return () => rm(folder, { recursive: true });
}
