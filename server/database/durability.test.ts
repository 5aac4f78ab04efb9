import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeDataFolder } from '../testing/dataFolder.ts';
import { assertDurable, openPgliteInMemory } from './pglite.ts';

const ROUNDS = 4;
const LONGEST_ROUND_MS = 700;

interface Found {
  ids: number[];
  sum: number;
}

let dataDir: string;
beforeAll(() => {
  dataDir = makeDataFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function startWriter() {
  const child = spawn(process.execPath, [join(inject('builtServer'), 'tortureWriter.js')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const closed = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }));
  return { child, closed };
}

/** Runs a writer for a while and kills it; returns what it found at startup and what it acknowledged. */
async function round(milliseconds: number): Promise<{ found: Found; acknowledged: number[] }> {
  const { child, closed } = startWriter();
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (text) => {
    lines.push(text);
    if (lines.length === 1) setTimeout(() => child.kill('SIGKILL'), milliseconds);
  });
  const { errors } = await closed;
  const [first, ...rest] = lines;
  if (first === undefined) throw new Error(`The writer did not start: ${errors}`);
  return { found: JSON.parse(first) as Found, acknowledged: rest.map(Number) };
}

describe('the embedded database', () => {
  it('keeps every acknowledged commit when its process is killed', async () => {
    const acknowledged: number[] = [];
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      const result = await round(Math.random() * LONGEST_ROUND_MS);
      expect(result.found.ids).toEqual(expect.arrayContaining(acknowledged));
      expect(result.found.sum).toBe(result.found.ids.length);
      acknowledged.push(...result.acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  }, 120_000);

  it('is opened by only one of several processes that start together', async () => {
    const writers = Array.from({ length: 3 }, startWriter);
    const outcomes = writers.map(({ child, closed }) =>
      Promise.race([once(child.stdout, 'data').then(() => 'opened' as const), closed]),
    );
    const settled = await Promise.all(outcomes);
    for (const { child } of writers) child.kill('SIGKILL');
    await Promise.all(writers.map(({ closed }) => closed));

    expect(settled.filter((outcome) => outcome === 'opened')).toHaveLength(1);
    const refusal = {
      code: 1,
      errors: `Another server is running on the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder.\n`,
    };
    expect(settled.filter((outcome) => outcome !== 'opened')).toEqual([refusal, refusal]);
  });

  it('does not start when the engine does not flush to disk', async () => {
    const engine = await openPgliteInMemory(await openAsBlob(inject('emptyDatabase')));
    await expect(assertDurable(engine, () => 0)).rejects.toThrow('refusing to start');
    expect(engine.closed).toBe(true);
  });
});
