import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { StartupProblem } from '../startupProblem.ts';
import { openPglite } from './pglite.ts';

describe('a database that cannot be created', () => {
  it('gives one clear message and leaves no files', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'uncreated-'));
    // Makes the process that creates it end at once.
    vi.stubEnv('NODE_OPTIONS', '--no-such-option');
    const fault: unknown = await openPglite(dataDir).catch((error: unknown) => error);
    vi.unstubAllEnvs();
    expect(fault).toBeInstanceOf(StartupProblem);
    expect((fault as Error).message).toMatch(/^The database could not be created in .+disk.*\.$/);
    expect(readdirSync(dataDir)).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });
});

describe('a database on a full disk', () => {
  it('is not reported as damaged', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'full-'));
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'cut off');
    const fault: unknown = await openPglite(dataDir, async () => 1_000_000).catch((error: unknown) => error);
    rmSync(dataDir, { recursive: true });
    expect(fault).toBeInstanceOf(StartupProblem);
    expect((fault as Error).message).toBe(
      `The database in ${join(dataDir, 'database')} cannot be opened because its disk is full. ` +
        'Leave the folder as it is, free at least 64 MB on the disk and start again.',
    );
  });
});

describe('a damaged database', () => {
  it('gives one clear message that names the folder', async () => {
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
