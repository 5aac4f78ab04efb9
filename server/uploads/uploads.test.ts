import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pdf } from '../testing/documents.ts';
import { formBytes, FORM_HEADERS, openForm, type Part } from '../testing/forms.ts';
import type { FormRules } from './formRules.ts';
import { createUploads, type Uploads } from './uploads.ts';

const MEGABYTE = 1024 * 1024;
const PLACES = 2;

const rules: FormRules = {
  payloadRequired: false,
  maxPayloadBytes: 1000,
  files: [
    {
      name: 'cv',
      matches: (field) => field === 'cv',
      kind: 'single',
      min: 1,
      max: 1,
      maxBytes: MEGABYTE,
      mediaTypes: ['application/pdf'],
    },
  ],
};
const cv: Part = { name: 'cv', content: pdf };
const half = openForm([{ ...cv, content: Buffer.concat([pdf], 100_000) }]).subarray(0, 50_000);

let folder: string;
let uploads: Uploads;
let server: Server;
let outcomes: unknown[];
let begun: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  uploads = createUploads(folder, { visitors: PLACES, signedIn: 1, perNetwork: PLACES + 5, waitMs: 20_000 });
  outcomes = [];
  begun = 0;
  server = createServer((incoming, response) => {
    begun += 1;
    const { 'x-network': name = '127.0.0.1' } = incoming.headers;
    const network = name === 'none' ? null : String(name);
    const received = uploads.receive(incoming, rules, network, async ({ files }) => files.length);
    received.then(
      (count) => outcomes.push(count) && response.end(String(count)),
      (error: { status?: number; headers?: Record<string, string> }) =>
        outcomes.push(error) && response.writeHead(error.status ?? 500, error.headers).end('refused'),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  rmSync(folder, { recursive: true });
});

const open = (headers: Record<string, string> = {}): ClientRequest => {
  const { port } = server.address() as AddressInfo;
  const options = { port, host: '127.0.0.1', method: 'POST', headers: { ...FORM_HEADERS, ...headers } };
  // Nobody listens for the errors of a connection that is being kept for the next request.
  return request({ ...options, agent: false }).on('error', () => {});
};

async function responseTo(client: ClientRequest) {
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: (await response.setEncoding('utf8').toArray()).join('') };
}

describe('a client that disconnects', () => {
  it('half-way leaves no files behind', async () => {
    const client = open();
    client.write(half);
    await vi.waitFor(() => expect(readdirSync(folder, { recursive: true })).toHaveLength(2));
    client.destroy();
    await vi.waitFor(() => expect(outcomes).toMatchObject([{ status: 400 }]));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('while waiting gives up its place', async () => {
    const clients = Array.from({ length: PLACES + 1 }, () => open());
    for (const client of clients) client.write(half);
    await vi.waitFor(() => expect(begun).toBe(PLACES + 1));
    for (const client of clients) client.destroy();
    const last = open();
    last.end(formBytes([cv]));
    expect(await responseTo(last)).toEqual({ status: 200, body: '1' });
  });
});

it('reads a limited number of forms at once, then the others', async () => {
  const slow = Array.from({ length: PLACES }, () => open());
  for (const client of slow) client.write(half);
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(PLACES));
  const waiting = Array.from({ length: 5 }, () => open());
  for (const client of waiting) client.end(formBytes([cv]));
  await vi.waitFor(() => expect(begun).toBe(PLACES + 5));
  expect(readdirSync(folder)).toHaveLength(PLACES);
  expect(outcomes).toEqual([]);
  slow[0]?.destroy();
  const responses = await Promise.all(waiting.map(responseTo));
  expect(responses.map(({ body }) => body)).toEqual(Array.from({ length: 5 }, () => '1'));
});

it('tells a client that waited too long to retry, and drains its body', async () => {
  uploads = createUploads(folder, { visitors: 1, perNetwork: 5, waitMs: 50 });
  const slow = open();
  slow.write(half);
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
  const waiting = open({ 'x-network': '203.0.113.5' });
  const response = responseTo(waiting);
  waiting.end(formBytes([{ ...cv, content: Buffer.concat([pdf], 900_000) }]));
  expect(await response).toEqual({ status: 503, body: 'refused' });
  expect(outcomes).toMatchObject([{ code: 'busy', headers: { 'Retry-After': '30' } }]);
  slow.destroy();
  await vi.waitFor(() => expect(outcomes).toHaveLength(2));
  const later = open();
  later.end(formBytes([cv]));
  expect(await responseTo(later)).toEqual({ status: 200, body: '1' });
});

it('does not count a client that disconnected while waiting', async () => {
  uploads = createUploads(folder, { visitors: 1, perNetwork: 2, waitMs: 20_000 });
  const slow = open();
  slow.write(half);
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
  const leaving = open();
  // A longer body would be held back and hide the disconnect.
  leaving.write(half.subarray(0, 1000));
  await vi.waitFor(() => expect(begun).toBe(2));
  leaving.destroy();
  await vi.waitFor(() => expect(outcomes).toHaveLength(1));
  slow.destroy();
});

it('never makes administrators wait for visitors', async () => {
  for (const client of Array.from({ length: PLACES + 2 }, () => open())) client.write(half);
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(PLACES));
  const signedIn = open({ 'x-network': 'none' });
  signedIn.end(formBytes([cv]));
  expect(await responseTo(signedIn)).toEqual({ status: 200, body: '1' });
});

it('refuses a network with too many forms until one of them ends', async () => {
  const slow = Array.from({ length: PLACES + 5 }, () => open());
  for (const client of slow) client.write(half);
  await vi.waitFor(() => expect(begun).toBe(PLACES + 5));
  const refused = open();
  refused.end(formBytes([cv]));
  expect(await responseTo(refused)).toEqual({ status: 429, body: 'refused' });
  for (const client of slow) client.destroy();
  await vi.waitFor(() => expect(outcomes).toHaveLength(slow.length + 1));
  const later = open();
  later.end(formBytes([cv]));
  expect(await responseTo(later)).toEqual({ status: 200, body: '1' });
});

it('explains why a form is too large', async () => {
  const client = open();
  const response = responseTo(client);
  client.end(formBytes([{ ...cv, content: Buffer.concat([pdf], 20 * MEGABYTE) }]));
  expect(await response).toEqual({ status: 413, body: 'refused' });
  expect(outcomes).toMatchObject([{ details: [{ field: 'cv', message: 'must not be larger than 1 MB' }] }]);
});

it('removes files of an earlier process, and nothing newer', async () => {
  const old = new Date(Date.now() - 3 * 60 * 60_000);
  for (const name of ['left', 'young']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, '0'), pdf);
  }
  utimesSync(join(folder, 'left'), old, old);
  await uploads.sweep();
  expect(readdirSync(folder)).toEqual(['young']);
  rmSync(join(folder, 'young'), { recursive: true });
});

it('removes nothing before the first form', async () => {
  await expect(createUploads(join(folder, 'nowhere')).sweep()).resolves.toBeUndefined();
});
