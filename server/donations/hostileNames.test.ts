import Papa from 'papaparse';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { addProject, API, completeGift, describeDomain } from '../testing/domainServer.ts';

const LONG = 'Wọlé-'.repeat(40);

/** As many letters as a name or title may have, of four bytes each. */
function longLetters(first: number): string {
  return String.fromCodePoint(...Array.from({ length: 200 }, (_, n) => first + ((n * 7919) % 20_011)));
}

/** A typed name, what is stored when that differs, and what is exported. */
const NAMES: [typed: string, kept: string | null, inFile?: string][] = [
  ['=HYPERLINK("https://evil.example","Ada")', null, `'=HYPERLINK("https://evil.example","Ada")`],
  ["=cmd|' /C calc'!A0", null, "'=cmd|' /C calc'!A0"],
  ["Ada;=cmd|' /C calc'!A0;x", null, "Ada;'=cmd|' /C calc'!A0;x"],
  ['+1', null, "'+1"],
  ['-2+3', null, "'-2+3"],
  ['@SUM(A1:A9)', null, "'@SUM(A1:A9)"],
  ['\uFF1D1+1', null, "'\uFF1D1+1"],
  ['\u200B=1+1', null, "'\u200B=1+1"],
  ['\t=1+1', '=1+1', "'=1+1"],
  ['Ada\r\n=1+1', 'Ada =1+1'],
  ['"quoted", \'twice\'', null],
  ['<script>alert(1)</script>', null],
  ['<img src=x onerror=alert(1)>', null],
  ["Robert'); drop table donation;--", null, "Robert'); drop table donation;'--"],
  ['${7*7}{{7*7}}%s%n', null],
  [LONG, null],
  ['\u202Emoc.live\u202C Obi', 'moc.live Obi'],
  ['عائشة محمد', null],
  ['👩🏽‍⚕️ Ada 🧪', null],
  ['Z̸̧̢̛a̷l̶g̵o̴', null],
  ['Ngọzi Adéyẹmí ₦', null],
];

describeDomain('a hostile name', (server) => {
  let headers: { authorization: string };
  beforeEach(async () => {
    headers = await adminHeaders(server());
  });

  const get = (url: string) => server().get(url, headers);

  describe.each(NAMES)('%j', (typed, changed, inFile) => {
    const kept = changed ?? typed;

    it('is stored, listed, found and exported safely', async () => {
      const projectId = await addProject(server());
      await completeGift(server(), { donor_full_name: typed, project_id: projectId });

      const list = await get(`${API}/donation/donations`);
      expect(list.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(list.json<object>()).toMatchObject({ total: 1, data: [{ donor_full_name: kept }] });
      const search = new URLSearchParams({ search: kept }).toString();
      expect((await get(`${API}/donation/donations?${search}`)).json<object>()).toMatchObject({ total: 1 });

      const { body } = await get(`${API}/donation/donations/export?${search}`);
      const { data } = Papa.parse<string[]>(body.trimEnd());
      expect(data).toHaveLength(2);
      expect(data[1]?.[2]).toBe(inFile ?? kept);
    });

    it('starts no formula, however a spreadsheet splits the file', async () => {
      await completeGift(server(), { donor_full_name: typed });
      const { body } = await get(`${API}/donation/donations/export`);
      const cuts = [/;/, /\t/, /\r\n|\r|\n/];
      const cells = cuts.flatMap((cut) => body.slice(1).split(cut));
      const [, [, , name] = []] = Papa.parse<string[]>(body.trimEnd()).data;
      for (const cell of [name ?? '', ...cells]) {
        expect(cell.replace(/^"/, '')).not.toMatch(/^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u);
      }
    });
  });

  it('may be as long as allowed, in letters of four bytes, with such a title and the longest email', async () => {
    // An index includes these texts, and refuses a row of more than 2.7 kB.
    const projectId = await addProject(server(), { title: longLetters(0x20000) });
    const email = `${'ada.'.repeat(15)}obi@${'wide.domain.'.repeat(14)}example.donors.example`;
    await completeGift(server(), {
      donor_full_name: longLetters(0x25000),
      donor_email: email,
      project_id: projectId,
    });
    const search = new URLSearchParams({ search: longLetters(0x25000) }).toString();
    expect((await get(`${API}/donation/donations?${search}`)).json<object>()).toMatchObject({ total: 1 });
  });

  it.each(['=1+1@evil.example', '+ada@evil.example', '-ada@evil.example'])(
    'escapes the email %s',
    async (donor_email) => {
      await completeGift(server(), { donor_email });
      const { body } = await get(`${API}/donation/donations/export`);
      expect(Papa.parse<string[]>(body.trimEnd()).data[1]?.[3]).toBe(`'${donor_email}`);
    },
  );

  it('appears in no report, and a hostile title only as text', async () => {
    const title = '=1+1 <script>alert(1)</script> \u202Emoc.live\u202C 🧪 عائشة';
    const projectId = await addProject(server(), { title, summary: LONG });
    for (const [typed] of NAMES.slice(0, 4)) {
      await completeGift(server(), { donor_full_name: typed, project_id: projectId });
    }
    const response = await server().get(`${API}/project/${projectId}/download_report`);
    expect(response.statusCode).toBe(200);
    const report = await getDocumentProxy(new Uint8Array(response.rawPayload));
    const { text } = await extractText(report, { mergePages: true });
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).not.toMatch(/HYPERLINK|calc/);
    expect(response.body).not.toMatch(/\/JavaScript|\/Launch/);
    const { body } = await get(`${API}/donation/donations/export`);
    expect(Papa.parse<string[]>(body.trimEnd()).data[1]?.[4]).toBe(`'${title}`);
  });
});
