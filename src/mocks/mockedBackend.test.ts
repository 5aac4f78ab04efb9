import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import type { components } from '@/api/generated/schema';
import { db } from '@/mocks/db';
import { server } from '@/mocks/node';

type ProjectList = components['schemas']['ProjectList'];
type DonationList = components['schemas']['DonationList'];

const ADMIN = { Authorization: 'Bearer token-of-amina' };

async function read<Body>(path: string, headers: HeadersInit = {}): Promise<Body> {
  const response = await fetch(`${API_BASE}${path}`, { headers });
  return (await response.json()) as Body;
}

const listProjects = (query = '', headers: HeadersInit = {}) =>
  read<ProjectList>(`/api/project/?page_size=100&${query}`, headers);
const listDonations = (query: string) => read<DonationList>(`/api/donation/donations?${query}`, ADMIN);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => db.reset());
afterAll(() => server.close());

describe('the list of projects', () => {
  it.each([
    ['education', 'schools', 'EDU'],
    ['healthcare', 'Health', 'medical'],
    ['community', 'community development', 'community-development'],
  ])('recognises %s by its aliases', async (...names) => {
    const totals = await Promise.all(
      names.map(async (name) => (await listProjects(`category=${encodeURIComponent(name)}`)).total),
    );
    expect(totals[0]).toBeGreaterThan(1);
    expect(new Set(totals).size).toBe(1);
  });

  it('finds an unknown category', async () => {
    const { data } = await listProjects('category=Environment');
    expect(data.map(({ title }) => title)).toEqual(['Shade trees for the schools of Garissa']);
  });

  it('sums up all categories and currencies of the status, whatever the category filter', async () => {
    const all = await listProjects('status=active');
    const one = await listProjects('status=active&category=education&page_size=1');
    expect(one.summary).toEqual(all.summary);
    expect(one.total).toBeLessThan(all.total);
    const sums = all.summary?.map(({ category, currency }) => `${category} ${currency}`) ?? [];
    expect(new Set(sums).size).toBe(sums.length);
    expect(sums).toEqual(expect.arrayContaining(['healthcare USD', 'healthcare NGN', 'education NGN']));
    expect(all.summary?.find((sum) => sum.category === 'healthcare' && sum.currency === 'NGN')).toEqual({
      category: 'healthcare',
      currency: 'NGN',
      count: 1,
      target_amount: '48500000.00',
    });
  });

  it('hides drafts and proofs of delivery', async () => {
    expect((await listProjects('status=DRAFT')).total).toBe(0);
    expect((await listProjects('status=draft', ADMIN)).total).toBe(1);
    expect((await listProjects()).data.every((row) => !('photos' in row))).toBe(true);
  });

  it('searches title, summary and location', async () => {
    const found = await Promise.all(
      ['MICROSCOPES', 'vaccines', 'zamfara'].map((text) => listProjects(`search=${text}`)),
    );
    expect(found.map(({ total }) => total)).toEqual([1, 1, 1]);
  });
});

describe('a list', () => {
  it('is paginated', async () => {
    const [first, last] = await Promise.all([listDonations(''), listDonations('page=3')]);
    expect(first).toMatchObject({ total: 25, total_pages: 3, page: 1, page_size: 10 });
    expect(first.data).toHaveLength(10);
    expect(last.data).toHaveLength(5);
    expect((await listDonations('page=4')).data).toEqual([]);
  });

  it('is filtered ignoring case', async () => {
    const { data } = await listDonations('status=COMPLETED&frequency=monthly&payment_method=paystack');
    expect(data.map(({ id }) => id)).toEqual([40, 15, 9]);
  });

  it('is filtered by a monthly gift', async () => {
    const { data } = await listDonations('monthly_gift=12');
    expect(data.map(({ id }) => id)).toEqual([40, 15, 9]);
  });

  it('searches the fields named in the contract', async () => {
    const found = await Promise.all(
      ['kwame', 'fatima@', 'solar power', 'adeyemi'].map((text) => listDonations(`search=${text}`)),
    );
    expect(found.map(({ total }) => total)).toEqual([1, 1, 2, 3]);
    const inAnyOrder = await Promise.all(
      ['power  SOLAR', 'power solar kwame@', 'solar nobody'].map((text) => listDonations(`search=${text}`)),
    );
    expect(inAnyOrder.map(({ total }) => total)).toEqual([2, 1, 0]);
  });
});

function subscribe(name: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${API_BASE}/api/subscription/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@magic.example` }),
    ...(signal && { signal }),
  });
}

describe('magic values', () => {
  it.each([
    ['refused', 400, 'application/json'],
    ['broken', 500, 'application/json'],
    ['empty', 500, null],
    ['html', 502, 'text/html'],
  ])('make the email %s return %s', async (name, status, type) => {
    const response = await subscribe(name);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe(type);
  });

  it('make the network fail', async () => {
    await expect(subscribe('offline')).rejects.toThrow('Failed to fetch');
  });

  it('make the backend time out', async () => {
    await expect(subscribe('never', AbortSignal.timeout(30))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('work in searches, sign-ins, forms and URLs too', async () => {
    const form = new FormData();
    form.append('payload', JSON.stringify({ email: 'broken@magic.example' }));
    const json = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ username: 'broken@magic.example', password: 'x' });
    const responses = await Promise.all([
      fetch(`${API_BASE}/api/project/?search=broken@magic.example`),
      fetch(`${API_BASE}/api/auth/login`, { method: 'POST', headers: json, body }),
      fetch(`${API_BASE}/api/volunteer/`, { method: 'POST', body: form }),
      fetch(`${API_BASE}/api/project/500`),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  });
});

it('a refusal names the invalid fields', async () => {
  const response = await fetch(`${API_BASE}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'amina', remember: true }),
  });
  expect(await response.json()).toEqual({
    message: 'Password is required. Remember is not known.',
    code: 'malformed',
    details: [
      { field: 'password', message: 'is required' },
      { field: 'remember', message: 'is not known' },
    ],
  });
});

it('an image is a WebP', async () => {
  const response = await fetch(`${API_BASE}/files/cover-healthcare-solar.webp`);
  const text = new TextDecoder('latin1').decode(await response.arrayBuffer());
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  expect([text.slice(0, 4), text.slice(8, 12)]).toEqual(['RIFF', 'WEBP']);
});
