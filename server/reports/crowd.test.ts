import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { addProject, API, describeDomain } from '../testing/domainServer.ts';
import { MOST_WAITING } from './drawingLine.ts';

/** What the next drawing waits for. */
let gate = Promise.resolve();
let open = () => {};
const drawn: string[] = [];

// Tests share a worker and what it has loaded: what is put in a module's place is for this file alone.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./makeReport.ts', () => ({
  makeReport: async ({ report }: { report: { project: { title: string } } }) => {
    drawn.push(report.project.title);
    await gate;
    return Buffer.from(`%PDF of ${report.project.title}`);
  },
}));

const FLOOD = 30;

const pathOf = (id: number) => `${API}/project/${id}/download_report`;

describeDomain('reports that many ask for', (server) => {
  beforeEach(() => {
    drawn.length = 0;
    gate = new Promise((resolve) => {
      open = resolve;
    });
  });

  const addProjects = (word: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => addProject(server(), { title: `${word} ${n}` })));
  const download = (id: number, remoteAddress: string) =>
    server().app.inject({ url: pathOf(id), remoteAddress });

  it('are drawn for one address even while another one asks for more than can be drawn', async () => {
    const theirs = await addProjects('flood', FLOOD);
    const [mine = 0] = await addProjects('mine', 1);
    const flood = theirs.map((id) => download(id, '198.51.100.7'));
    await vi.waitFor(() => expect(drawn).toHaveLength(1));
    const answers: number[] = [];
    for (const one of flood) void one.then(({ statusCode }) => answers.push(statusCode));
    const refusedAtOnce = FLOOD - 1 - MOST_WAITING;
    await vi.waitFor(() => expect(answers).toHaveLength(refusedAtOnce));
    const wanted = download(mine, '203.0.113.5');
    await vi.waitFor(() => expect(answers).toHaveLength(refusedAtOnce + 1));
    open();
    expect((await wanted).statusCode).toBe(200);
    expect(drawn.indexOf('mine 0')).toBe(1);
    // It is kept: nobody waits for it again.
    expect((await download(mine, '198.51.100.7')).statusCode).toBe(200);
    expect(drawn.filter((title) => title === 'mine 0')).toHaveLength(1);
    const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode !== 200);
    expect(refused).not.toEqual([]);
    for (const { statusCode, headers, json } of refused) {
      expect(statusCode).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(json()).toMatchObject({ code: 'busy', message: expect.stringContaining('Try again') });
    }
  });

  it('are not drawn for those who have gone', async () => {
    await server().app.listen({ port: 0, host: '127.0.0.1' });
    const connections = promisify(server().app.server.getConnections.bind(server().app.server));
    const { port } = server().app.server.address() as AddressInfo;
    const clients = (await addProjects('left', 4)).map((id) => {
      const client = get({ port, host: '127.0.0.1', path: pathOf(id), agent: false });
      return client.on('error', () => {});
    });
    await vi.waitFor(() => expect(drawn).toHaveLength(1));
    for (const client of clients) client.destroy();
    await vi.waitFor(async () => expect(await connections()).toBe(0));
    const [last = 0] = await addProjects('last', 1);
    const wanted = download(last, '127.0.0.1');
    open();
    expect((await wanted).statusCode).toBe(200);
    expect(drawn).toHaveLength(2);
  });
});
