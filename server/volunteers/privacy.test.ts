import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { loadContract, operationsOf } from '../../contract/document.ts';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { apply, send, VOLUNTEERS } from '../testing/applications.ts';
import { captchaToken } from '../testing/captchas.ts';
import { pdf } from '../testing/documents.ts';
import { addProject, describeDomain, setRate, type DomainServer } from '../testing/domainServer.ts';
import { buildTestApp, testConfig } from '../testing/testApp.ts';

const dataDir = join(tmpdir(), `kitbridge-privacy-${randomUUID()}`);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Words that appear only in the application. */
const secrets = {
  first_name: 'Zubeida',
  last_name: 'Quarshie',
  email: 'zubeida@volunteers.example',
  phone_number: '+233 5550 1480',
  country: 'Burkina Faso',
};
const cv = Buffer.concat([pdf, Buffer.from('my whole life')]);
const PRIVATE = /zubeida|quarshie|5550 1480|burkina|my whole life/i;

const publicReads = operationsOf(loadContract()).filter(
  ({ method, token }) => method === 'GET' && token !== 'required',
);
const addressOf = (path: string) => `/backend${path.replaceAll(/\{\w+\}/g, '1')}`;

async function withVolunteer(server: DomainServer) {
  const response = await apply(server, secrets, cv);
  if (response.statusCode !== 201) throw new Error(response.body);
  await addProject(server);
  await setRate(server, '1540.25');
  return response;
}

describeDomain(
  'a volunteer’s data',
  (server) => {
    beforeEach(() => withVolunteer(server()));

    it.each(publicReads.map(({ id, path }) => [id, path]))(
      'is not returned by %s (%s)',
      async (_id, path) => {
        const queries = ['', '?search=zubeida', '?expires=9999999999&signature=a', '?action=volunteer'];
        const responses = await Promise.all(queries.map((query) => server().get(addressOf(path) + query)));
        for (const { body } of responses) expect(body).not.toMatch(PRIVATE);
      },
    );

    it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
      'is not returned to visitors by %s',
      async (method) => {
        const paths = ['', '1', '1/cv', 'export', '?search=zubeida'];
        const responses = await Promise.all(
          paths.map((path) => server().app.inject({ method, url: VOLUNTEERS + path })),
        );
        for (const { statusCode, body } of responses) {
          expect(statusCode).toBeGreaterThanOrEqual(400);
          expect(body).not.toMatch(PRIVATE);
        }
      },
    );

    it('is not echoed to the sender, accepted or refused', async () => {
      const responses = [
        await apply(server(), secrets, cv),
        await apply(server(), { ...secrets, age: 15 }, cv),
        await send(server(), { ...secrets, email: 'zubeida@' }, cv),
      ];
      for (const { body } of responses) expect(body).not.toMatch(PRIVATE);
    });
  },
  { dataDir },
);

describeDomain('logging', (server) => {
  it('omits the application, its captcha and its link', async () => {
    const lines: string[] = [];
    const write = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => lines.push(String(text)) > 0);
    const { db } = server();
    const app = await buildTestApp({ db, config: testConfig({ logLevel: 'trace', dataDir }) });
    const logging = { ...server(), app };
    const captcha = await captchaToken('volunteer');
    const headers = await adminHeaders(logging);
    const statuses = [(await apply(logging, { ...secrets, captcha_token: captcha }, cv)).statusCode];
    const list = await app.inject({ url: VOLUNTEERS, headers });
    const link = list.json<{ data: { cv: string }[] }>().data[0]?.cv ?? '';
    statuses.push((await app.inject({ url: link })).statusCode);
    rmSync(dataDir, { recursive: true });
    statuses.push((await app.inject({ method: 'DELETE', url: `${VOLUNTEERS}1`, headers })).statusCode);
    await app.close();
    write.mockRestore();
    expect(statuses).toEqual([201, 200, 204]);
    const told = lines.join('');
    expect(told).toContain('"operationId":"applyAsVolunteer"');
    expect(told).not.toMatch(/zubeida|quarshie|5550 1480|burkina|my whole life/i);
    for (const secret of [captcha, link.split('signature=')[1] ?? '', headers.authorization.slice(7)])
      expect(told).not.toContain(secret);
  });
});
