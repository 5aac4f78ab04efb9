import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'content-disposition';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { apply, VOLUNTEERS } from '../testing/applications.ts';
import { doc, docx, pdf } from '../testing/documents.ts';
import { describeDomain } from '../testing/domainServer.ts';
import { createCvLinks } from './cvLinks.ts';

interface Listed {
  data: { id: number; first_name: string; cv: string | null }[];
}

const MINUTE = 60_000;
const dataDir = join(tmpdir(), `kitbridge-cvs-${randomUUID()}`);
const folder = join(dataDir, 'private', 'cvs');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

describeDomain(
  'CVs',
  (server) => {
    let headers: { authorization: string };
    beforeEach(async () => {
      headers = await adminHeaders(server());
    });

    const list = async () => (await server().get(VOLUNTEERS, headers)).json<Listed>().data;
    const linkOf = async (wanted = 1) => (await list()).find(({ id }) => id === wanted)?.cv ?? '';
    const remove = (id: number, withHeaders: Record<string, string> = headers) =>
      server().app.inject({ method: 'DELETE', url: VOLUNTEERS + String(id), headers: withHeaders });

    describe('a CV', () => {
      it.each([
        ['application/pdf', pdf, 'pdf'],
        ['application/msword', doc, 'doc'],
        ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', docx, 'docx'],
      ])('of type %s is downloaded byte for byte', async (type, content, ending) => {
        const large = Buffer.concat([content, Buffer.alloc(300_000, 7)]);
        const cv = ending === 'pdf' ? large : content;
        await apply(server(), {}, cv);
        const response = await server().get(await linkOf());
        expect(response.statusCode).toBe(200);
        expect(response.rawPayload).toEqual(cv);
        expect(response.headers).toMatchObject({
          'content-type': type,
          'content-length': String(cv.length),
          'content-disposition': `attachment; filename=CV-1.${ending}; filename*=UTF-8''CV-1-Chidi-Okafor.${ending}`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        });
      });

      it.each([
        ['Ngọzi', 'Adéyẹmí', 'CV-1-Ngọzi-Adéyẹmí.pdf'],
        ['../../etc', 'pass"wd\\', 'CV-1-etc-pass-wd.pdf'],
        ['=HYPERLINK("http://a.example")', '<script>', 'CV-1-=HYPERLINK(-http-a-example-)-script.pdf'],
        ['أحمد', '🧪', 'CV-1-أحمد-🧪.pdf'],
        ['a.exe', '%00', 'CV-1-a-exe-00.pdf'],
        ['...', '///', 'CV-1.pdf'],
        ['x'.repeat(100), 'y', `CV-1-${'x'.repeat(80)}.pdf`],
      ])('of %s %s has a safe file name', async (first_name, last_name, name) => {
        await apply(server(), { first_name, last_name });
        const disposition = String((await server().get(await linkOf())).headers['content-disposition']);
        expect(disposition).toMatch(/^attachment; filename=[\x20-\x7e]+$/);
        expect(parse(disposition).parameters['filename']).toBe(name);
      });

      it('opens for five minutes', async () => {
        await apply(server());
        const link = await linkOf();
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4.9 * MINUTE });
        expect((await server().get(link)).statusCode).toBe(200);
        vi.setSystemTime(Date.now() + 0.2 * MINUTE);
        const refused = await server().get(link);
        expect(refused.statusCode).toBe(403);
        expect(refused.json()).toEqual({ message: 'This link has expired.', code: 'forbidden' });
      });

      it.each<[string, (link: string) => string]>([
        ['another application', (link) => link.replace('/1/', '/2/')],
        ['a later expiry', (link) => link.replace(/expires=\d+/, 'expires=9999999999')],
        ['an earlier expiry', (link) => link.replace(/expires=\d/, 'expires=')],
        ['another signature', (link) => link.replace(/signature=./, 'signature=~')],
        ['half a signature', (link) => link.slice(0, -20)],
        ['a longer signature', (link) => `${link}A`],
        ['a signature in other characters', (link) => link.replace(/signature=.*/, 'signature=%F0%9F%A7%AA')],
      ])('is refused for a link with %s', async (_name, change) => {
        await apply(server());
        await apply(server(), { first_name: 'Esi' });
        const own = await linkOf();
        expect((await server().get(change(own))).statusCode).toBe(403);
        expect((await server().get(own)).statusCode).toBe(200);
      });

      it('is refused for a link of another installation', async () => {
        await apply(server());
        const foreign = createCvLinks('another secret, long enough for it').linkTo(1);
        expect((await server().get(foreign)).statusCode).toBe(403);
      });

      it.each(['', '?expires=1795254000', '?signature=a', '?expires=soon&signature=a'])(
        'is refused for %j, even for an administrator',
        async (query) => {
          await apply(server());
          expect((await server().get(`${VOLUNTEERS}1/cv${query}`, headers)).statusCode).toBe(400);
        },
      );

      it('returns 404 when the file is lost', async () => {
        await apply(server());
        rmSync(folder, { recursive: true });
        expect((await server().get(await linkOf())).statusCode).toBe(404);
      });

      it('is not served as a public file', async () => {
        await apply(server());
        const [name] = readdirSync(folder);
        const paths = [
          `/backend/files/${name}`,
          `/private/cvs/${name}`,
          `/backend/files/..%2fprivate%2fcvs%2f${name}`,
        ];
        const responses = await Promise.all(paths.map((path) => server().get(path)));
        for (const response of responses) {
          expect(response.statusCode).not.toBe(200);
          expect(response.body).not.toContain('%PDF');
        }
      });
    });

    describe('deleting', () => {
      it('removes the application, its CV and nothing else', async () => {
        await apply(server());
        await apply(server(), { first_name: 'Esi' });
        const link = await linkOf();
        const response = await remove(1);
        expect([response.statusCode, response.body]).toEqual([204, '']);
        expect((await list()).map(({ first_name: name }) => name)).toEqual(['Esi']);
        expect(readdirSync(folder)).toHaveLength(1);
        expect((await server().get(link)).statusCode).toBe(404);
        expect((await server().get(await linkOf(2))).statusCode).toBe(200);
      });

      it('succeeds for one of several concurrent requests', async () => {
        await apply(server());
        const responses = await Promise.all(Array.from({ length: 4 }, () => remove(1)));
        expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
          204, 404, 404, 404,
        ]);
        expect((await remove(1)).json()).toEqual({
          message: 'This application does not exist.',
          code: 'not_found',
        });
      });

      it('succeeds when the CV is lost', async () => {
        await apply(server());
        rmSync(folder, { recursive: true });
        expect((await remove(1)).statusCode).toBe(204);
      });

      it('requires an administrator', async () => {
        await apply(server());
        expect((await remove(1, {})).statusCode).toBe(401);
        expect(await list()).toHaveLength(1);
        expect(existsSync(folder)).toBe(true);
      });
    });
  },
  { dataDir },
);
