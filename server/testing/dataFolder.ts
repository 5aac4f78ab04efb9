import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A new data folder whose database is migrated and empty, because creating one takes seconds. The caller removes it. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const database = join(folder, 'database');
  mkdirSync(database, { mode: 0o700 });
  execFileSync('tar', ['-xf', inject('migratedDatabase'), '-C', database], { stdio: 'pipe' });
  return folder;
}
