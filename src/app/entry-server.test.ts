import { describe, expect, it } from 'vitest';
import { headPages, projectsUrl, renderWithData, siteFacts, staticPages } from '@/app/entry-server';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { paths } from '@/lib/paths';

/** It only redirects to the sign-in. */
const NOT_SHARED = new Set<string>([paths.login()]);

const shared = siteFacts.screens.filter(
  (pattern) => !/:|\*/.test(pattern) && !pattern.startsWith(paths.admin()) && !NOT_SHARED.has(pattern),
);

describe('the prerendered pages', () => {
  it.each(shared)('include %s, so that its first HTML has a title and a description', (pattern) => {
    expect([...staticPages, ...headPages].map(({ url }) => url)).toContain(pattern);
  });
});

const list = { data: [microscopesUsd], total: 21, total_pages: 3, page: 1, page_size: 10, summary: [] };

/** The backend, with one project, which is also every list. */
const respondingWith = (data: object) => async (address: string) =>
  address.startsWith('/api/project/?') ? list : address === '/api/project/7' ? { data } : undefined;

const decode = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('a page with its data', () => {
  it('contains the whole project, and the responses that it was rendered with', async () => {
    const { body, head, embedded } = await renderWithData(
      '/projects/7',
      respondingWith({ ...microscopesUsd, id: 7 }),
    );
    for (const heading of ['Funding Progress', 'Program Details', 'Support This Program', 'Other projects'])
      expect(body).toContain(heading);
    expect(decode(head)).toContain(`<title>${microscopesUsd.title} | Kitbridge</title>`);
    expect(embedded).toEqual([
      { address: '/api/project/7', response: { data: { ...microscopesUsd, id: 7 } } },
      { address: '/api/project/?status=ACTIVE&page=1&page_size=3', response: list },
    ]);
  });

  it('escapes what administrators write, and shortens the description', async () => {
    const evil = `"><img src=x onerror=alert(1)></script><script>alert('1')</script> & $& <!--app-html-->`;
    const data = {
      ...microscopesUsd,
      id: 7,
      title: evil,
      summary: `${evil}\n${'word '.repeat(60)}`,
      location: evil,
      goals: [evil],
    };
    const { body, head } = await renderWithData('/projects/7', respondingWith(data));
    expect(head + body).not.toMatch(/<script|<img src=x|<!--app/);
    expect(decode(head)).toContain(`<title>${evil} | Kitbridge</title>`);
    const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
    expect(decode(description)).toMatch(/^"><img src=x .* word…$/);
  });

  it('shows the filters and the page of the query', async () => {
    const { body, embedded } = await renderWithData(
      '/projects?status=completed&search=lab',
      respondingWith({}),
    );
    expect(body).toContain('value="lab"');
    expect(body).toContain(microscopesUsd.title);
    expect(embedded.map(({ address }) => address)).toEqual([
      '/api/project/?status=COMPLETED&search=lab&page=1&page_size=10',
    ]);
  });

  it('is rejected when its data cannot be read', async () => {
    const failure = new Error('no database');
    await expect(renderWithData('/projects?search=ada', () => Promise.reject(failure))).rejects.toMatchObject(
      {
        message: 'Rendering /projects failed',
        cause: failure,
      },
    );
  });

  it.each([
    ['', '/projects'],
    ['utm_source=mail&page=x&status=ACTIVE', '/projects'],
    ['fbclid=1&page=2&category=schools', '/projects?category=education&page=2'],
  ])('has one address for %j: %s', (search, url) => {
    expect(projectsUrl(search)).toBe(url);
  });
});
