import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { chidi, send, VOLUNTEERS } from '../testing/applications.ts';
import { captchaToken } from '../testing/captchas.ts';
import { pdf } from '../testing/documents.ts';
import { describeDomain } from '../testing/domainServer.ts';
import { buildTestApp, testConfig } from '../testing/testApp.ts';

const dataDir = join(tmpdir(), `kitbridge-no-room-${randomUUID()}`);
const KEY = { 'idempotency-key': 'key-of-one-filled-form' };

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describeDomain(
  'applying while the disk is full',
  (server) => {
    const rows = () => server().db.selectFrom('volunteer').select(['email', 'cv_file']).execute();

    it('is refused with a CV and accepted without one, with the same captcha', async () => {
      const application = { ...chidi, captcha_token: await captchaToken('volunteer') };
      const refused = await send(server(), application, pdf, KEY);
      expect(refused.statusCode).toBe(503);
      expect(refused.json()).toEqual({
        message: 'We cannot store files at the moment. You can send the application without a CV.',
        code: 'storage_full',
        details: [{ field: 'cv', message: 'cannot be stored at the moment' }],
      });
      expect(await rows()).toEqual([]);
      expect(readdirSync(dataDir)).toEqual(['uploads']);
      expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);

      expect((await send(server(), application, null)).statusCode).toBe(201);
      expect(await rows()).toEqual([{ email: chidi.email, cv_file: null }]);
      expect(readdirSync(dataDir)).toEqual(['uploads']);
      const list = await server().get(VOLUNTEERS, await adminHeaders(server()));
      expect(list.json()).toMatchObject({ data: [{ email: chidi.email, cv: null }] });
    });

    it('still returns 201 for a retry of a stored application', async () => {
      const roomy = await buildTestApp({ db: server().db, config: testConfig({ dataDir }) });
      const application = { ...chidi, captcha_token: await captchaToken('volunteer') };
      const first = await send({ ...server(), app: roomy }, application, pdf, KEY);
      await roomy.close();
      expect(first.statusCode).toBe(201);
      expect((await send(server(), application, pdf, KEY)).statusCode).toBe(201);
      expect(await rows()).toHaveLength(1);
    });

    it('stores an application without a CV once per key', async () => {
      const application = { ...chidi, captcha_token: await captchaToken('volunteer') };
      const responses = await Promise.all([1, 2].map(() => send(server(), application, null, KEY)));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(await rows()).toHaveLength(1);
    });
  },
  { dataDir, minFreeBytes: Number.MAX_SAFE_INTEGER },
);

describeDomain(
  'applying while there is space',
  (server) => {
    it('requires a CV, without spending the captcha', async () => {
      const application = { ...chidi, captcha_token: await captchaToken('volunteer') };
      const refused = await send(server(), application, null);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ details: [{ field: 'cv', message: 'is required' }] });
      expect((await send(server(), application, pdf)).statusCode).toBe(201);
    });
  },
  { dataDir, minFreeBytes: 0 },
);
