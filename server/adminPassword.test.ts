import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startServerProcess } from './testing/serverProcess.ts';

const amina = { username: 'Amina', password: 'a long pass phrase', email: 'amina@kitbridge.example' };
const { username, password } = amina;
const NEW = 'another long pass phrase';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'password-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two processes start, one after the other, on a busy machine. */
const SLOW_MS = 120_000;

const send = async (address: string, operation: string, body: object, token = '') => {
  const answer = await fetch(`${address}/backend/api/auth/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { access_token: string } };
};

/** Runs work against a running server, and returns what the server printed. */
async function onServer(work: (address: string) => Promise<void>): Promise<string> {
  const { child, ready, ended } = startServerProcess({ DATA_DIR: folder });
  try {
    await work(await ready);
  } finally {
    child.kill('SIGTERM');
  }
  return (await ended).stdout;
}

/** Runs the command with typed input. */
async function resetPassword(names: readonly string[], lines: readonly string[]) {
  const program = path.join(inject('builtServer'), 'adminPassword.js');
  const child = spawn(process.execPath, [program, ...names], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

it(
  'sets a new password and ends the administrator’s sessions',
  async () => {
    let token = '';
    const printed = await onServer(async (address) => {
      await send(address, 'register', amina);
      token = (await send(address, 'login', { username, password })).body.access_token;
    });
    expect(printed).toMatch(
      /^There is no administrator yet\. Create the first one at http:\S+\/admin\/register$/m,
    );

    const { code, output } = await resetPassword(['AMINA'], [NEW, NEW]);
    expect(output).toContain('Amina has a new password, and all of their sessions have ended.');
    expect(output).not.toContain(NEW);
    expect(code).toBe(0);

    const printedNext = await onServer(async (address) => {
      expect((await send(address, 'login', { username, password })).status).toBe(401);
      expect((await send(address, 'login', { username, password: NEW })).status).toBe(200);
      const other = { ...amina, username: 'bola', email: 'bola@kitbridge.example' };
      expect((await send(address, 'register', other, token)).status).toBe(401);
    });
    expect(printedNext).not.toContain('no administrator');
  },
  SLOW_MS,
);

it.each([
  ['names no administrator', [], [], 'Say whose: npm run admin:password -- username'],
  ['names an unknown administrator', ['bola'], [], 'There is no administrator bola. There is: Amina.'],
  [
    'gives a short password',
    ['amina'],
    ['short', 'short'],
    'A password has 8 to 200 characters. Nothing has been changed.',
  ],
  ['gives no password', ['amina'], [], 'A password has 8 to 200 characters.'],
  ['gives only spaces', ['amina'], [' '.repeat(8), ' '.repeat(8)], 'The password is nothing but spaces.'],
  [
    'mistypes it',
    ['amina'],
    ['one long phrase', 'one long phrse'],
    'The two are not the same. Nothing has been changed.',
  ],
])(
  'changes nothing when the operator %s',
  async (_case, names, lines, line) => {
    const { code, output } = await resetPassword(names, lines);
    expect(output).toContain(line);
    expect(code).toBe(1);
  },
  SLOW_MS,
);
