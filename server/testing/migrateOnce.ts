import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { fromPglite } from '../database/open.ts';
import { openPgliteInMemory } from '../database/pglite.ts';

/** Creates the migrated embedded database that all tests start from, because creating a cluster takes seconds. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const engine = await openPgliteInMemory();
  const opened = fromPglite(engine);
  await migrate(opened.db);
  const files = await engine.dumpDataDir('none');
  await opened.close();
  const folder = await mkdtemp(join(tmpdir(), 'migrated-'));
  const file = join(folder, 'database.tar');
  await writeFile(file, files.stream());
  provide('migratedDatabase', file);
  return () => rm(folder, { recursive: true });
}
