import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { inBatches } from './batches.ts';
import { csvFile } from './csvFile.ts';

interface Row {
  id: number;
  moment: string;
  name: string;
}

const BATCH = 100;
const LONG_NAME = 'A'.repeat(1000);

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** A server that exports `total` rows of 1 KB and counts how many were read. */
async function serve(total: number, failAfter = Infinity) {
  const seen = { rows: 0, open: true };
  app = Fastify({ forceCloseConnections: true });
  app.get('/export', async (_request, reply) => {
    const batches = inBatches<Row>(async (after, limit) => {
      if (seen.rows >= failAfter) throw new Error('The database is gone.');
      const start = after === null ? 0 : after.id;
      const rows = Array.from({ length: Math.min(limit, total - start) }, (_, index) => ({
        id: start + index + 1,
        moment: '',
        name: LONG_NAME,
      }));
      seen.rows += rows.length;
      return rows;
    }, BATCH);
    const file = await csvFile('all.csv', ['id', 'name'], batches, (row) => row);
    file.content.once('close', () => (seen.open = false));
    return reply.headers(file.headers).type(file.contentType).send(file.content);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { seen, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/export` };
}

/** Starts a download without reading its body. */
async function open(url: string): Promise<IncomingMessage> {
  const sent = request(url, { agent: false });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await delay(5);
}

/** Waits until reading has paused. */
async function settled(seen: { rows: number }): Promise<number> {
  let before: number;
  do {
    before = seen.rows;
    await delay(100);
  } while (seen.rows !== before);
  return before;
}

describe('csvFile', () => {
  it('sends a byte order mark, the column names and every row', async () => {
    const { url } = await serve(250);
    const response = await fetch(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.subarray(3).toString().split('\r\n');
    expect(lines[0]).toBe('id,name');
    expect(lines).toHaveLength(252);
    expect(lines[250]).toBe(`250,${LONG_NAME}`);
    expect(lines[251]).toBe('');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="all.csv"');
  });

  it.each([0, BATCH, 2 * BATCH])('ends after %d rows', async (total) => {
    const { url } = await serve(total);
    expect((await (await fetch(url)).text()).trimEnd().split('\r\n')).toHaveLength(total + 1);
  });

  it('reads rows only as fast as the client downloads', async () => {
    const { seen, url } = await serve(200_000);
    const response = await open(url);
    expect(await settled(seen)).toBeLessThan(50_000);
    response.destroy();
    await until(() => !seen.open);
  });

  it('stops reading when the client disconnects', async () => {
    const { seen, url } = await serve(200_000);
    const response = await open(url);
    await settled(seen);
    response.destroy();
    await until(() => !seen.open);
    const read = seen.rows;
    expect(await settled(seen)).toBe(read);
  });

  it('returns 500 when the first read fails', async () => {
    const { url } = await serve(250, 0);
    expect((await fetch(url)).status).toBe(500);
  });

  it('breaks the connection when a later read fails', async () => {
    const { url } = await serve(1000, 200);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });
});
