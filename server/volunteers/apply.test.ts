import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { apply, chidi, send } from '../testing/applications.ts';
import { captchaToken } from '../testing/captchas.ts';
import { doc, docx, exe, pdf, xlsx } from '../testing/documents.ts';
import { describeDomain, type DomainServer } from '../testing/domainServer.ts';
import { deleteApplication, removeOrphanedCvs } from './applications.ts';
import { createCvStore } from './cvStore.ts';

const dataDir = join(tmpdir(), `kitbridge-volunteers-${randomUUID()}`);
const folder = join(dataDir, 'private', 'cvs');
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function namesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
const files = () => namesIn(folder);

afterEach(() => {
  expect(namesIn(join(dataDir, 'uploads'))).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});

const statusesOf = (responses: readonly { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

const note = ({ db }: DomainServer, name: string, ageInHours: number) =>
  db
    .insertInto('orphaned_cv')
    .values({ name, created_at: new Date(Date.now() - ageInHours * 60 * 60_000) })
    .execute();

const sweep = ({ db }: DomainServer) => removeOrphanedCvs({ db, cvs: createCvStore(folder) });

const notes = async ({ db }: DomainServer) =>
  (await db.selectFrom('orphaned_cv').select('name').execute()).map(({ name }) => name);

describeDomain(
  'applying',
  (server) => {
    const rows = () => server().db.selectFrom('volunteer').selectAll().execute();
    const nothingStored = async () => {
      expect(await rows()).toEqual([]);
      expect(files()).toEqual([]);
    };

    it('stores the fields and the unchanged CV', async () => {
      const response = await apply(server());
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({ message: 'Thank you. We have received your application.' });
      const [row] = await rows();
      expect(row).toEqual({
        ...chidi,
        id: 1,
        cv_file: files()[0],
        cv_media_type: 'application/pdf',
        idempotency_key: null,
        idempotency_hash: null,
        created_at: expect.any(Date) as Date,
        searchable: expect.any(String) as string,
      });
      expect(readFileSync(join(folder, row?.cv_file ?? ''))).toEqual(pdf);
    });

    it('stores the CV readable by its owner only', async () => {
      await apply(server());
      const modes = [folder, join(folder, files()[0] ?? '')].map((path) => statSync(path).mode & 0o077);
      expect(modes).toEqual([0, 0]);
    });

    it.each([
      ['PDF', pdf, 'application/pdf'],
      ['.doc', doc, 'application/msword'],
      ['.docx', docx, DOCX],
    ])('accepts a CV as %s', async (_name, cv, mediaType) => {
      expect((await apply(server(), {}, cv)).statusCode).toBe(201);
      expect(await rows()).toMatchObject([{ cv_media_type: mediaType }]);
    });

    it.each([
      ['a program', exe],
      ['a spreadsheet', xlsx],
      ['a web page', Buffer.from('<script>alert(1)</script>')],
    ])('refuses %s without spending the captcha', async (_name, cv) => {
      const captcha = await captchaToken('volunteer');
      const response = await send(server(), { ...chidi, captcha_token: captcha }, cv);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({
        details: [{ field: 'cv', message: 'must be PDF, Word (.doc) or Word (.docx)' }],
      });
      await nothingStored();
      expect((await send(server(), { ...chidi, captcha_token: captcha }, pdf)).statusCode).toBe(201);
    });

    it('accepts a CV of 5 MB, and not one byte more', async () => {
      const limit = 5 * 1024 * 1024;
      const refused = await apply(server(), {}, Buffer.concat([pdf], limit + 1));
      expect(refused.statusCode).toBe(413);
      expect(refused.json()).toMatchObject({
        details: [{ field: 'cv', message: 'must not be larger than 5 MB' }],
      });
      await nothingStored();
      expect((await apply(server(), {}, Buffer.concat([pdf], limit))).statusCode).toBe(201);
    });

    it('stores nothing without a captcha', async () => {
      const response = await send(server(), chidi, pdf);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        message: 'Please complete the captcha.',
        code: 'captcha_failed',
      });
      await nothingStored();
    });

    it('stores nothing with another form’s captcha', async () => {
      const captcha = await captchaToken('subscribe');
      expect((await apply(server(), { captcha_token: captcha })).json()).toMatchObject({
        code: 'captcha_failed',
      });
      await nothingStored();
    });

    it('stores one of many sent concurrently with the same captcha', async () => {
      const captcha = await captchaToken('volunteer');
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => apply(server(), { captcha_token: captcha })),
      );
      expect(statusesOf(responses)).toEqual([201, 422, 422, 422, 422]);
      expect(await rows()).toHaveLength(1);
      expect(files()).toHaveLength(1);
    });

    it('accepts a second application from the same person', async () => {
      await apply(server());
      expect((await apply(server())).statusCode).toBe(201);
      expect(new Set(files()).size).toBe(2);
    });

    describe('an orphaned CV', () => {
      it('is removed once it is older than any request in progress', async () => {
        await apply(server());
        const [kept = ''] = files();
        const [old, young] = [randomUUID(), randomUUID()];
        for (const name of [old, young]) writeFileSync(join(folder, name), pdf);
        await note(server(), old, 2);
        await note(server(), young, 0);
        await note(server(), kept, 2);
        await note(server(), randomUUID(), 2);
        await sweep(server());
        expect(new Set(files())).toEqual(new Set([kept, young]));
        expect(new Set(await notes(server()))).toEqual(new Set([kept, young]));
      });

      it('is kept when this database has no record of it', async () => {
        await apply(server());
        const [kept = ''] = files();
        await server().db.deleteFrom('volunteer').execute();
        utimesSync(join(folder, kept), new Date(0), new Date(0));
        await sweep(server());
        expect(files()).toEqual([kept]);
      });

      it('is recorded until its row exists, and again while it is deleted', async () => {
        await apply(server());
        expect(await notes(server())).toEqual([]);
        const folderOnly = {
          ...createCvStore(folder),
          remove: () => Promise.reject(new Error('The disk failed.')),
        };
        const [row] = await rows();
        const deleted = await deleteApplication(
          { db: server().db, cvs: folderOnly, log: { error: () => {} } },
          row?.id ?? 0,
        );
        expect(deleted).toBe(true);
        expect(await notes(server())).toEqual(files());
      });

      it('needs no folder', async () => {
        await expect(sweep(server())).resolves.toBeUndefined();
      });
    });
  },
  { dataDir },
);

describeDomain(
  'the fields of an application',
  (server) => {
    const rows = () => server().db.selectFrom('volunteer').selectAll().execute();

    it.each<[string, Record<string, unknown>, number, string]>([
      ['a child', { age: 15 }, 422, 'payload/age'],
      ['an age that is text', { age: '24' }, 400, 'payload/age'],
      ['half a year', { age: 24.5 }, 400, 'payload/age'],
      ['a bad email', { email: 'chidi@' }, 422, 'payload/email'],
      ['an unknown role', { role: 'pilot' }, 422, 'payload/role'],
      ['25 hours a day', { hours: 25 }, 422, 'payload/hours'],
      ['8 days a week', { days: 8 }, 422, 'payload/days'],
      ['no name', { first_name: undefined }, 400, 'payload/first_name'],
      ['a name of spaces', { last_name: ' \n ' }, 422, 'payload/last_name'],
      ['a country of invisible characters', { country: '\u202e\u2066' }, 422, 'payload/country'],
      ['a zero-width country', { country: '\u200b' }, 422, 'payload/country'],
      ['a name of 300 characters', { first_name: 'x'.repeat(300) }, 422, 'payload/first_name'],
      ['letters in the phone number', { phone_number: '0800-CALL-ME' }, 422, 'payload/phone_number'],
      ['a phone number of spaces', { phone_number: '       ' }, 422, 'payload/phone_number'],
      ['a NUL', { country: 'Nige\0ria' }, 400, 'payload/country'],
      ['an id of its own', { id: 1 }, 400, 'payload/id'],
    ])('refuses %s', async (_name, changes, status, field) => {
      const response = await apply(server(), changes);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ details: [{ field }] });
      expect(await rows()).toEqual([]);
      expect(files()).toEqual([]);
    });

    it.each<[string, Record<string, unknown>, object]>([
      ['an age of 16', { age: 16 }, { age: 16 }],
      ['part-time without hours', { hours: undefined, days: null }, { hours: null, days: null }],
      [
        'full-time, dropping the hours',
        { availability: 'full-time' },
        { availability: 'full-time', hours: null, days: null },
      ],
      [
        'texts with space around them',
        { first_name: '  Ada\tBola ', last_name: ' Obi\n', country: ' Côte  d’Ivoire ' },
        { first_name: 'Ada Bola', last_name: 'Obi', country: 'Côte d’Ivoire' },
      ],
      [
        'names in any script',
        { first_name: 'Ngọzi', last_name: 'أحمد 🧪' },
        { first_name: 'Ngọzi', last_name: 'أحمد 🧪' },
      ],
      [
        'a formula',
        { first_name: '=HYPERLINK("http://a.example")' },
        { first_name: '=HYPERLINK("http://a.example")' },
      ],
      ['a script', { last_name: '<script>alert(1)</script>' }, { last_name: '<script>alert(1)</script>' }],
      ['text with a direction override', { last_name: 'Oka\u202efdp' }, { last_name: 'Okafdp' }],
      ['a quote', { last_name: "O'Neil'); drop table volunteer;--" }, {}],
      ['a name of 100 characters', { first_name: '𝒳'.repeat(100) }, { first_name: '𝒳'.repeat(100) }],
    ])('takes %s', async (_name, changes, stored) => {
      expect((await apply(server(), changes)).statusCode).toBe(201);
      expect(await rows()).toMatchObject([stored]);
    });
  },
  { dataDir },
);
