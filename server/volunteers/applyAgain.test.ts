import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { chidi, send, VOLUNTEERS } from '../testing/applications.ts';
import { captchaToken } from '../testing/captchas.ts';
import { docx, pdf } from '../testing/documents.ts';
import { describeDomainOnEachDatabase } from '../testing/domainServer.ts';

const dataDir = join(tmpdir(), `kitbridge-again-${randomUUID()}`);
const folder = join(dataDir, 'private', 'cvs');
const KEY = 'key-of-one-filled-form';
const STORED = { message: 'Thank you. We have received your application.' };
const otherPdf: Buffer = Buffer.concat([pdf, Buffer.from('another life')]);

afterEach(() => {
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});

const token = () => captchaToken('volunteer');

describeDomainOnEachDatabase(
  'applying again',
  (server) => {
    const rows = () => server().db.selectFrom('volunteer').selectAll().execute();
    const apply = (changes: object = {}, cv: Buffer = pdf, key: string | null = KEY) =>
      send(server(), { ...chidi, ...changes }, cv, key === null ? {} : { 'idempotency-key': key });

    /** Expects one row with its complete CV, and nothing else. */
    const expectOne = async (cv: Buffer = pdf) => {
      const [row, ...others] = await rows();
      expect(others).toEqual([]);
      expect(readdirSync(folder)).toEqual([row?.cv_file]);
      expect(readFileSync(join(folder, row?.cv_file ?? ''))).toEqual(cv);
      expect(await server().db.selectFrom('orphaned_cv').selectAll().execute()).toEqual([]);
    };

    describe('a retry with the same key', () => {
      it.each<[string, (used: string) => Promise<string | undefined>]>([
        ['the spent captcha', async (used) => used],
        ['a new captcha', () => token()],
        ['no captcha', async () => undefined],
      ])('is one application for the same form, with %s', async (_name, captcha) => {
        const used = await token();
        const first = await apply({ captcha_token: used });
        const second = await apply({ captcha_token: await captcha(used) });
        expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
        expect([first.json(), second.json()]).toEqual([STORED, STORED]);
        await expectOne();
      });

      it('does not spend its captcha', async () => {
        await apply({ captcha_token: await token() });
        const captcha = await token();
        await apply({ captcha_token: captcha });
        expect((await apply({ captcha_token: captcha }, pdf, null)).statusCode).toBe(201);
      });

      it('ignores differences in whitespace', async () => {
        await apply({ captcha_token: await token() });
        const again = await apply({ first_name: ' Chidi\n', hours: 4, captcha_token: undefined });
        expect(again.statusCode).toBe(201);
        await expectOne();
      });

      it.each<[string, object, Buffer]>([
        ['another field', { age: 25 }, pdf],
        ['another CV', {}, otherPdf],
        ['a CV of another type', {}, docx],
      ])('is refused with %s, revealing nothing stored', async (_name, changes, cv) => {
        await apply({ captcha_token: await token() });
        const response = await apply({ ...changes, captcha_token: await token() }, cv);
        expect(response.statusCode).toBe(422);
        expect(response.json()).toEqual({
          message: 'This Idempotency-Key was already used for another application.',
          code: 'idempotency_mismatch',
        });
        await expectOne();
      });

      it('is one application when sent concurrently as often as a network may', async () => {
        const captcha_token = await token();
        const responses = await Promise.all(Array.from({ length: 8 }, () => apply({ captcha_token })));
        expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 201));
        await expectOne();
        expect(await server().db.selectFrom('used_captcha').selectAll().execute()).toHaveLength(1);
      });

      it('is refused when sent concurrently with another CV', async () => {
        const tokens = await Promise.all([token(), token()]);
        const cvs = [pdf, otherPdf];
        const responses = await Promise.all(
          tokens.map((captcha_token, index) => apply({ captcha_token }, cvs[index])),
        );
        const statuses = responses.map(({ statusCode }) => statusCode);
        expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422]);
        await expectOne(cvs[statuses.indexOf(201)]);
      });

      it('is a new application after the first was refused', async () => {
        const refused = await apply({ captcha_token: 'forged' });
        expect(refused.json()).toMatchObject({ code: 'captcha_failed' });
        expect((await apply({ age: 25, captcha_token: await token() })).statusCode).toBe(201);
        await expectOne();
      });

      it('is a new application after the first was deleted', async () => {
        await apply({ captcha_token: await token() });
        const headers = await adminHeaders(server());
        const [row] = await rows();
        await server().app.inject({ method: 'DELETE', url: VOLUNTEERS + String(row?.id), headers });
        expect((await apply({ captcha_token: undefined })).statusCode).toBe(422);
        expect((await apply({ captcha_token: await token() })).statusCode).toBe(201);
        await expectOne();
      });
    });

    it.each(['another-key-of-a-form', null])('with the key %j is another application', async (key) => {
      await apply({ captcha_token: await token() });
      expect((await apply({ captcha_token: await token() }, pdf, key)).statusCode).toBe(201);
      expect(await rows()).toHaveLength(2);
    });

    it('is refused with a key that is too short', async () => {
      expect((await apply({ captcha_token: await token() }, pdf, 'short')).statusCode).toBe(422);
      expect(await rows()).toEqual([]);
    });

    it('does not show the key to administrators', async () => {
      await apply({ captcha_token: await token() });
      const headers = await adminHeaders(server());
      const [list, file] = await Promise.all(
        ['', 'export'].map((path) => server().get(VOLUNTEERS + path, headers)),
      );
      expect(list?.body).toContain('Chidi');
      expect(file?.body).toContain('Chidi');
      for (const response of [list, file]) expect(response?.body).not.toMatch(/idempotency|key-of-one/);
    });
  },
  { dataDir },
);
