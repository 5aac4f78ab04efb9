import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { API, describeDomain, signInAsAdmin } from '../testing/domainServer.ts';
import { contains } from './search.ts';

const ROWS = 1_000;

const NAMES = [
  'Zoë',
  'Ngọ́zi',
  'O’Connell',
  '한국',
  'Ada  Lovelace',
  '100%_sure\\',
  'Ɓature',
  'İbrahim',
  'ΣΊΣΥΦΟΣ',
];
const quoted = sql.join(NAMES.map((name) => sql.lit(name)));

interface Listed {
  total: number;
  data: { id: number }[];
}

describeDomain('a search of a long list', (server) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await signInAsAdmin(server());
    await sql`insert into volunteer (first_name, last_name, email, phone_number, age, country, role, availability)
      select (array[${quoted}])[1 + n % ${sql.lit(NAMES.length)}], 'Number' || n, 'volunteer' || n || '@post.example',
        '234800' || n, 30, 'Nigeria', 'others', 'full-time'
      from generate_series(1, ${sql.lit(ROWS)}) n`.execute(server().db);
  });

  /** Every row compared with every word, without an index. */
  async function found(text: string): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select id from volunteer_search
      where not exists (
        select from unnest(${text.split(/\s+/u)}::text[]) as word where strpos(words, search_words(word)) = 0
      ) order by created_at desc, id desc`.execute(server().db);
    return rows.map(({ id }) => id);
  }

  it('asks the index for the rarest piece, where one is rare', async () => {
    const { db } = server();
    const condition = async (text: string) => (await contains(db, 'volunteer_search', text)).compile(db);
    expect((await condition('volunteer77@post.example')).parameters).toEqual([
      expect.stringMatching(/^%.{4}%$/),
      'volunteer77@post.example',
    ]);
    expect((await condition('@post.example')).parameters).toEqual(['%@post.example%']);
  });

  it.each([
    'volunteer77@post.example',
    'VOLUNTEER77@post',
    'zoe number10 ',
    'Zoë Number1',
    'Ngọ́zi Number1',
    'ngozi   number10',
    "o'connell number11",
    'O‘Connell\u00a0Number2',
    '한국 number12',
    'Lovelace Number13',
    '100%_sure\\ Number5',
    '100%sure',
    'bature number24',
    'ibrahim number7',
    'Σίσυφος Number8',
    '23480077',
    'er100 volunteer',
    'nobody at all',
    'number10 zoe',
    'POST number77 volunteer',
    'zoe zoe zoe number1000',
  ])('finds by %j what stands there, and nothing else', async (text) => {
    const ids = await found(text.trim());
    const query = new URLSearchParams({ search: text, page_size: '100' }).toString();
    const answer = await server().app.inject({ url: `${API}/volunteer/?${query}`, headers });
    const { total, data } = answer.json<Listed>();
    expect(total).toBe(ids.length);
    expect(data.map(({ id }) => id)).toEqual(ids.slice(0, 100));
  });
});
