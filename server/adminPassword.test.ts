import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from './config.ts';
import { startServer } from './startServer.ts';
import { makeDataFolder } from './testing/dataFolder.ts';

const amina = { username: 'Amina', password: 'a long pass phrase', email: 'amina@kitbridge.example' };
const { username, password } = amina;
const NEW = 'another long pass phrase';

let folder: string;
beforeAll(() => {
  folder = makeDataFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const send = async (address: string, operation: string, body: object, token = '') => {
  const response = await fetch(`${address}/backend/api/auth/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { access_token: string } };
};

/** Runs work against a running server, and returns what the server announced. */
async function onServer(work: (address: string) => Promise<void>): Promise<string> {
  const lines: string[] = [];
  const server = await startServer({
    config: readConfig({ DATA_DIR: folder, PORT: '0', SAMPLE_DATA: 'no', LOG_LEVEL: 'silent' }),
    siteDirectory: path.join(folder, 'no website'),
    announce: (line) => void lines.push(line),
  });
  try {
    await work(server.address);
  } finally {
    await server.close();
  }
  return lines.join('\n');
}

/** Runs the command with typed input. */
async function resetPassword(names: readonly string[], lines: readonly string[], dataDir = folder) {
  const program = path.join(inject('builtServer'), 'adminPassword.js');
  const child = spawn(process.execPath, [program, ...names], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

it('sets a new password and ends the administrator’s sessions', async () => {
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
});

it.each([
  ['names no administrator', [], "Give the administrator's username: npm run admin:password -- username"],
  ['gives no password', ['amina'], 'A password must have 8 to 200 characters.'],
])('ends with an error when the operator %s', async (_case, names, line) => {
  const { code, output } = await resetPassword(names, []);
  expect(output).toContain(line);
  expect(code).toBe(1);
});

it('creates nothing where there is no database', async () => {
  const missing = path.join(folder, 'missing');
  const { code, output } = await resetPassword(['amina'], [], missing);
  expect(output).toBe(`There is no database in ${missing}. Set DATA_DIR or DATABASE_URL.\n`);
  expect(existsSync(missing)).toBe(false);
  expect(code).toBe(1);
});
