import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupProblem } from '../startupProblem.ts';
import { secretOfDataFolder } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the secret of a data folder', () => {
  it('is made once, is long, and is for its owner alone', () => {
    const secret = secretOfDataFolder(folder);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(secretOfDataFolder(folder)).toBe(secret);
    expect(statSync(join(folder, 'auth-secret')).mode.toString(8)).toMatch(/00$/);
  });

  it('is not taken when it is too short', () => {
    writeFileSync(join(folder, 'auth-secret'), 'short');
    expect(() => secretOfDataFolder(folder)).toThrow(StartupProblem);
  });

  it('is one clear line when it cannot be read', () => {
    mkdirSync(join(folder, 'auth-secret'));
    expect(() => secretOfDataFolder(folder)).toThrow(
      new StartupProblem(`${join(folder, 'auth-secret')} cannot be read (EISDIR).`),
    );
  });
});
