import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('the operator’s commands leave an outdated build to the server that runs from it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'run-'));
  try {
    cpSync('scripts', path.join(root, 'scripts'), { recursive: true });
    mkdirSync(path.join(root, 'build', 'server'), { recursive: true });
    writeFileSync(path.join(root, 'build', 'fingerprint'), 'of other sources');
    writeFileSync(path.join(root, 'build', 'server', 'ledgerCheck.js'), "console.log('checked');");
    const run = path.join(root, 'scripts', 'run.mjs');
    expect(execFileSync(process.execPath, [run, 'ledgerCheck'], { encoding: 'utf8' })).toBe('checked\n');
  } finally {
    rmSync(root, { recursive: true });
  }
});
