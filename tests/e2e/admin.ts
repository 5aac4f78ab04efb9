import sharp from 'sharp';
import type { APIRequestContext, Page } from 'playwright/test';
import { expect, type Site } from './site';

/** The administrator shared by all tests of a site. */
export const ADMIN = {
  username: 'amina',
  password: 'correct horse battery staple',
  email: 'amina@kitbridge.example',
};

/** The stored sign-in. */
export interface UserInfo {
  access_token: string;
}

/** Registers the administrator unless another test of the site already has. */
export async function ensureAdmin(request: APIRequestContext, { origin }: Site): Promise<void> {
  await request.post(`${origin}/backend/api/auth/register`, { data: ADMIN });
}

/** Signs the administrator in through the API. */
export async function signInByCalls(request: APIRequestContext, site: Site): Promise<UserInfo> {
  await ensureAdmin(request, site);
  const { username, password } = ADMIN;
  const response = await request.post(`${site.origin}/backend/api/auth/login`, {
    data: { username, password },
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as UserInfo;
}

/** Signs the administrator in without the form, which has its own tests. */
export async function signIn(page: Page, site: Site): Promise<UserInfo> {
  const userInfo = await signInByCalls(page.request, site);
  await page.addInitScript((stored) => {
    // Only once per tab, so that signing out lasts.
    if (sessionStorage.getItem('signed-in') !== null) return;
    sessionStorage.setItem('signed-in', 'yes');
    localStorage.setItem('userInfo', stored);
  }, JSON.stringify(userInfo));
  return userInfo;
}

/** The authorization header of an administrator's request. */
export const bearer = ({ access_token: token }: UserInfo) => ({ Authorization: `Bearer ${token}` });

/** Fills in the sign-in form and submits it. */
export async function fillInSignIn(
  page: Page,
  { username, password }: Pick<typeof ADMIN, 'username' | 'password'> = ADMIN,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A donation as in the administrators' list. */
interface ListedDonation {
  donor_email: string;
  amount: string;
  currency: string;
  status: string;
}

/** The donations of a donor, as administrators see them. */
export async function listDonations(
  request: APIRequestContext,
  site: Site,
  email: string,
): Promise<ListedDonation[]> {
  const response = await request.get(`${site.origin}/backend/api/donation/donations`, {
    params: { search: email },
    headers: bearer(await signInByCalls(request, site)),
  });
  return ((await response.json()) as { data: ListedDonation[] }).data;
}

/** Creates a project through the API; `words` override the defaults. */
export async function createProject(
  request: APIRequestContext,
  { origin }: Site,
  userInfo: UserInfo,
  words: { title: string; [field: string]: unknown },
): Promise<number> {
  const plain = { summary: words.title, target_amount: 100, deadline: '2027-06-30', status: 'ACTIVE' };
  const buffer = Buffer.from(JSON.stringify({ ...plain, ...words }));
  const response = await request.post(`${origin}/backend/api/project/`, {
    headers: bearer(userInfo),
    multipart: { payload: { name: 'payload.json', mimeType: 'application/json', buffer } },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { data: { id: number } }).data.id;
}

/** A single-colour picture to upload. */
export async function picture(name: string, background: string) {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}
