import { beforeEach, describe, expect, it } from 'vitest';
import { addProject, API, describeDomain, signInAsAdmin } from '../testing/domainServer.ts';
import { percentageFunded } from './presentProject.ts';

describe('percentageFunded', () => {
  it.each([
    [0, 1_200_000, 0],
    [418_325, 1_200_000, 34.86],
    [1, 3, 33.33],
    [2, 3, 66.67],
    [14, 10, 140],
    [5, 0, null],
    [900_719_925_474_099, 100, 900_719_925_474_099],
  ])('of %d raised of %d is %s', (raisedMinor, targetMinor, percent) => {
    expect(percentageFunded(raisedMinor, targetMinor)).toBe(percent);
  });
});

interface Listed {
  data: { id: number; title: string; status: string; photos?: { deliver_date: string }[] }[];
  sort?: string;
  total: number;
  summary: { category: string; currency: string; count: number; target_amount: string }[];
}

const octoberDay = (day: number) => new Date(`2026-10-0${day}T08:00:00Z`);

describeDomain('projects', (server) => {
  const list = async (query = '', headers = {}) => {
    const response = await server().get(`${API}/project/${query}`, headers);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<Listed>();
  };
  const titles = async (query: string, headers = {}) =>
    (await list(query, headers)).data.map(({ title }) => title);

  it('are sorted by their latest delivery, with that proof', async () => {
    const { db } = server();
    await db.deleteFrom('project').execute();
    const [early, , late] = [
      await addProject(server(), { title: 'Early' }),
      await addProject(server(), { title: 'None' }),
      await addProject(server(), { title: 'Late' }),
    ];
    const proof = { image: '/files/proof.webp', name: 'Kano Laboratory' };
    await db
      .insertInto('proof_photo')
      .values([
        { ...proof, project_id: late, deliver_date: '2026-10-01' },
        { ...proof, project_id: late, deliver_date: '2026-10-03' },
        { ...proof, project_id: late, deliver_date: null },
        { ...proof, project_id: early, deliver_date: '2026-10-02' },
      ])
      .execute();
    const { data, sort } = await list('?sort=latest_delivery');
    expect(sort).toBe('latest_delivery');
    expect(data.map(({ title, photos }) => [title, photos?.map((photo) => photo.deliver_date)])).toEqual([
      ['Late', ['2026-10-03']],
      ['Early', ['2026-10-02']],
      ['None', undefined],
    ]);
  });

  it('are listed for browsers that accept compressed responses', async () => {
    // Shorter responses are not compressed.
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await addProject(server(), { title });
    await expect(list('', { 'accept-encoding': 'br' })).resolves.toBeTruthy();
  });

  it('are sorted by how close they are to their goal, with those that need nothing last', async () => {
    await server().db.deleteFrom('project').execute();
    const funded = (title: string, raised: number, changes = {}) =>
      addProject(server(), { title, target_amount_minor: 100_00, amount_raised_minor: raised, ...changes });
    await funded('Half', 50_00);
    await funded('Closed', 99_00, { receiving_donation: false });
    await funded('Almost', 99_99);
    await funded('Full', 100_00);
    await funded('Nothing yet', 0);
    await funded('No target', 50_00, { target_amount_minor: 0 });
    expect(await titles('?sort=nearly_funded')).toEqual([
      'Almost',
      'Half',
      'Nothing yet',
      'No target',
      'Full',
      'Closed',
    ]);
    expect(await titles('?sort=NEARLY_FUNDED&page_size=1&page=2')).toEqual(['Half']);
    expect((await server().get(`${API}/project/?sort=cheapest`)).statusCode).toBe(422);
  });

  it('contain every field', async () => {
    const id = await addProject(server(), {
      deadline: '2026-12-31',
      start_date: '2026-03-01',
      amount_raised_minor: 418_325,
      impact: 'Technicians learn.',
      impact_phrase: 'technicians trained',
      impact_count: 240,
      beneficiary_count: 240,
      goals: JSON.stringify(['Refurbish twelve microscopes']),
      cover_image: '/files/cover.webp',
      cover_image_width: 1600,
      cover_image_height: 1067,
    });
    const { db } = server();
    await db
      .insertInto('proof_photo')
      .values([
        { project_id: id, image: '/files/one.webp', name: 'Kano Laboratory', deliver_date: '2026-10-02' },
        { project_id: id, image: '/files/two.webp' },
      ])
      .execute();
    await db
      .insertInto('project_media')
      .values([
        { project_id: id, position: 1, file: '/files/b.webp' },
        { project_id: id, position: 0, file: '/files/a.webp' },
      ])
      .execute();
    const inList = {
      id,
      title: 'Microscopes for Kano',
      summary: 'Twelve microscopes.',
      category: 'healthcare',
      location: 'Kano, Nigeria',
      deadline: '2026-12-31',
      startDate: '2026-03-01',
      status: 'ACTIVE',
      currency: 'USD',
      target_amount: '12000.00',
      amount_raised: '4183.25',
      percentage_funded: 34.86,
      impact: 'Technicians learn.',
      impact_phrase: 'technicians trained',
      impact_count: 240,
      beneficiary_count: 240,
      goals: ['Refurbish twelve microscopes'],
      milestones: [],
      donation_supports: [],
      cover_image: '/files/cover.webp',
      cover_image_width: 1600,
      cover_image_height: 1067,
      coverPhotoUrl: '/backend/files/cover.webp',
      mediaFilesUrls: ['/backend/files/a.webp', '/backend/files/b.webp'],
      donation_reason: null,
      receiving_donation: true,
    };
    expect((await list()).data).toEqual([inList]);
    const detail = await server().get(`${API}/project/${id}`);
    expect(detail.json()).toEqual({
      data: {
        ...inList,
        version: 1,
        shipped_on: null,
        photos: [
          {
            id: 1,
            image: '/files/one.webp',
            image_width: null,
            image_height: null,
            name: 'Kano Laboratory',
            deliver_date: '2026-10-02',
            working_on: null,
          },
          {
            id: 2,
            image: '/files/two.webp',
            image_width: null,
            image_height: null,
            name: null,
            deliver_date: null,
            working_on: null,
          },
        ],
      },
    });
  });

  it('return 404 for an unknown id and 400 for a malformed one', async () => {
    expect((await server().get(`${API}/project/4711`)).statusCode).toBe(404);
    expect((await server().get(`${API}/project/abc`)).statusCode).toBe(400);
    expect((await server().get(`${API}/project/99999999999999999999`)).statusCode).toBe(400);
  });

  it('are paged, newest first, and empty past the end', async () => {
    const at = new Date('2026-11-01T08:00:00Z');
    for (let number = 1; number <= 12; number += 1)
      await addProject(server(), { title: `Project ${number}`, created_at: at });
    const first = await list();
    expect(first).toMatchObject({ total: 12, total_pages: 2, page: 1, page_size: 10 });
    expect(first.data[0]).toMatchObject({ title: 'Project 12' });
    expect(await titles('?page=2')).toEqual(['Project 2', 'Project 1']);
    expect(await list('?page=9')).toMatchObject({ data: [], total: 12, page: 9 });
  });

  describe('with filters', () => {
    beforeEach(async () => {
      await addProject(server(), {
        title: 'Beds',
        category: 'health',
        location: 'Makeni',
        created_at: octoberDay(1),
      });
      await addProject(server(), {
        title: 'Scanner',
        currency: 'NGN',
        target_amount_minor: 5,
        created_at: octoberDay(2),
      });
      await addProject(server(), { title: 'Desks', category: 'schools', created_at: octoberDay(3) });
      await addProject(server(), {
        title: 'Van 100%',
        category: 'education',
        status: 'COMPLETED',
        created_at: octoberDay(4),
      });
      await addProject(server(), { title: 'Garden', category: 'environment', created_at: octoberDay(5) });
      await addProject(server(), {
        title: 'Secret',
        category: 'education',
        status: 'DRAFT',
        created_at: octoberDay(6),
      });
    });

    it.each([
      ['category=healthcare', ['Scanner', 'Beds']],
      ['category=MEDICAL', ['Scanner', 'Beds']],
      ['category=health', ['Scanner', 'Beds']],
      ['category=edu', ['Van 100%', 'Desks']],
      ['category=Education', ['Van 100%', 'Desks']],
      ['category=community%20development', []],
      ['category=Environment', ['Garden']],
      ['category=nothing', []],
      ['category=constructor', []],
      ['category=__proto__', []],
      ['status=completed', ['Van 100%']],
      ['status=%20completed%20', ['Van 100%']],
      ['status=Active&category=schools', ['Desks']],
      ['status=draft', []],
      ['search=makeni', ['Beds']],
      ['search=100%25', ['Van 100%']],
      ['search=_', []],
      ['search=MICROSCOPES', ['Garden', 'Van 100%', 'Desks', 'Scanner', 'Beds']],
    ])('are found by %s', async (query, expected) => {
      expect(await titles(`?${query}`)).toEqual(expected);
    });

    it.each([
      ['education', ['education', 'schools', 'edu']],
      ['healthcare', ['healthcare', 'health', 'medical']],
      ['community', ['community development', 'community', 'community-development']],
    ])('of category %s are found by any of its spellings', async (_category, spellings) => {
      for (const category of spellings) await addProject(server(), { title: `As ${category}`, category });
      const all = spellings.map((category) => `As ${category}`).toReversed();
      for (const spelling of [...spellings, ...spellings.map((one) => ` ${one.toUpperCase()} `)]) {
        expect({
          spelling,
          found: await titles(`?search=As%20&category=${encodeURIComponent(spelling)}`),
        }).toEqual({ spelling, found: all });
      }
    });

    it('are summarised by category and currency, USD first, regardless of page and category', async () => {
      const expected = [
        { category: 'education', currency: 'USD', count: 1, target_amount: '12000.00' },
        { category: 'environment', currency: 'USD', count: 1, target_amount: '12000.00' },
        { category: 'healthcare', currency: 'USD', count: 1, target_amount: '12000.00' },
        { category: 'healthcare', currency: 'NGN', count: 1, target_amount: '0.05' },
      ];
      for (const query of [
        '?status=active',
        '?status=active&category=edu',
        '?status=active&page=3&page_size=1',
      ]) {
        const { summary } = await list(query);
        expect(summary).toEqual(expected);
      }
      expect((await list('?status=completed')).summary).toEqual([expected[0]]);
      expect((await list('?search=nowhere')).summary).toEqual([]);
    });

    it('show drafts only to administrators', async () => {
      const headers = await signInAsAdmin(server());
      expect(await titles('')).not.toContain('Secret');
      expect(await titles('', headers)).toContain('Secret');
      expect(await titles('?status=DRAFT', headers)).toEqual(['Secret']);
      expect((await list('')).summary).toContainEqual(
        expect.objectContaining({ category: 'education', count: 2 }),
      );
      expect((await server().get(`${API}/project/6`)).statusCode).toBe(404);
      expect((await server().get(`${API}/project/6`, headers)).json()).toMatchObject({
        data: { title: 'Secret' },
      });
    });

    it('are counted by status for administrators', async () => {
      const headers = await signInAsAdmin(server());
      const stats = await server().get(`${API}/project/project_stats/`, headers);
      expect(stats.json()).toEqual({ total: 6, active: 4, completed: 1, draft: 1 });
    });
  });

  it.each(['status=archived', 'page=0', 'page_size=1000'])('refuse %s', async (query) => {
    expect((await server().get(`${API}/project/?${query}`)).statusCode).toBe(422);
  });
});
