import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartupProblem } from '../startupProblem.ts';
import { openPglite } from './pglite.ts';

describe('a damaged database', () => {
  it('is one clear line that names the folder', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'nonsense');
    const fault: unknown = await openPglite(dataDir).catch((error: unknown) => error);
    rmSync(dataDir, { recursive: true });
    expect(fault).toBeInstanceOf(StartupProblem);
    expect((fault as Error).message).toContain(
      `The database in ${join(dataDir, 'database')} cannot be opened`,
    );
    expect((fault as Error).message).not.toContain('\n');
  });
});
