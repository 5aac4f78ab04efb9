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

describe('secretOfDataFolder', () => {
  it('creates a long secret once, readable only by its owner', () => {
    const secret = secretOfDataFolder(folder);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(secretOfDataFolder(folder)).toBe(secret);
    expect(statSync(join(folder, 'auth-secret')).mode.toString(8)).toMatch(/00$/);
  });

  it('refuses a secret that is too short, and says what a new one would break', () => {
    writeFileSync(join(folder, 'auth-secret'), 'short');
    expect(() => secretOfDataFolder(folder)).toThrow(
      new StartupProblem(
        `${join(folder, 'auth-secret')} is damaged. Restore it from a backup. If there is none, delete it, and the next start creates a new one: then the links in all emails already sent are invalid, and everyone has to sign in again.`,
      ),
    );
  });

  it('gives one clear message when the file is unreadable', () => {
    mkdirSync(join(folder, 'auth-secret'));
    expect(() => secretOfDataFolder(folder)).toThrow(
      new StartupProblem(`${join(folder, 'auth-secret')} cannot be read (EISDIR).`),
    );
  });
});
