import { readFile } from 'node:fs/promises';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Papa from 'papaparse';
import type { APIRequestContext, APIResponse, Download, Page } from 'playwright/test';
import { bearer, signIn, type UserInfo } from './admin';
import { watchProblems } from './browser';
import { expect, test, type Site } from './site';

const FORMULA = '=HYPERLINK("http://x")';
const NAMES = [
  FORMULA,
  'Ada \u202EibO',
  '<script>alert(1)</script>',
  'W'.repeat(190),
  '👩🏿‍🔬 Ngọzi',
  'نور "الهدى", ₦',
];

interface Row {
  id: number;
  [field: string]: string | number | boolean | null;
}

interface List {
  data: Row[];
  total: number;
}

/** Makes an administrator's calls without the browser. */
class Backend {
  private readonly request: APIRequestContext;
  private readonly base: string;
  private readonly userInfo: UserInfo;
  private donations = 0;

  constructor(request: APIRequestContext, { origin }: Site, userInfo: UserInfo) {
    this.request = request;
    this.base = `${origin}/backend/api/`;
    this.userInfo = userInfo;
  }

  async list(path: string, params: Record<string, string>): Promise<List> {
    const response = await this.request.get(this.base + path, { params, headers: bearer(this.userInfo) });
    expect(response.status()).toBe(200);
    return (await response.json()) as List;
  }

  post(path: string, data: object, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.request.post(this.base + path, { data, headers });
  }

  /** Each donation comes from its own IP address, because a burst from one would need a captcha. */
  async donate(donation: object): Promise<void> {
    this.donations += 1;
    const response = await this.post('donation/donations', donation, {
      'X-Forwarded-For': `198.51.100.${this.donations}`,
    });
    expect(response.status(), await response.text()).toBe(201);
  }

  async captchaToken(action: string): Promise<string> {
    const response = await this.request.get(`${this.base}captcha/challenge`, { params: { action } });
    const challenge = (await response.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  async apply(email: string, cv: Buffer): Promise<void> {
    const payload = {
      first_name: 'Chidi',
      last_name: FORMULA,
      email,
      phone_number: '2348005550123',
      age: 24,
      country: 'Nigeria',
      role: 'lab-tech',
      availability: 'part-time',
      hours: 4,
      days: 2,
      captcha_token: await this.captchaToken('volunteer'),
    };
    const buffer = Buffer.from(JSON.stringify(payload));
    const response = await this.request.post(`${this.base}volunteer/`, {
      multipart: {
        payload: { name: 'payload.json', mimeType: 'application/json', buffer },
        cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv },
      },
    });
    expect(response.status(), await response.text()).toBe(201);
  }
}

/** Signs in, and also makes calls as the administrator. */
const start = async (page: Page, site: Site) => new Backend(page.request, site, await signIn(page, site));

async function readCsv(download: Download): Promise<Record<string, string>[]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
    newline: '\r\n',
  });
  expect(errors).toEqual([]);
  return data;
}

/** A row as it appears in the CSV file, with formulas escaped. */
const asLine = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      const text = value === null ? '' : String(value);
      return [field, text.startsWith('=') ? `'${text}` : text];
    }),
  );

/** The files have these columns even where a row of the list leaves the field out. */
const OPTIONAL_COLUMNS = {
  refunded_amount: '',
  redirected_from: '',
  monthly_gift_id: '',
  monthly_gift_status: '',
};

/** The file that a click downloads. */
async function saved(page: Page, button: string | RegExp): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('donations can be searched, filtered and paged, and the URL follows', async ({ page, site }) => {
  const backend = await start(page, site);
  const problems = watchProblems(page);
  for (const [index, name] of [...NAMES, ...NAMES].entries()) {
    await backend.donate({
      donor_full_name: name,
      donor_email: `paged${index}@lists.example`,
      amount: 10 + index,
      currency: 'USD',
      payment_client: 'PAYPAL',
      frequency: index === 0 ? 'MONTHLY' : 'ONCE',
    });
  }
  const address = (query: string) => `${site.origin}/admin/donations${query}`;

  await page.goto(address(''));
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('@lists.example');
  await expect(page).toHaveURL(address('?search=%40lists.example'));
  await expect(page.getByText('Showing 10 of 12 donations')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(address('?search=%40lists.example&page=2'));
  await expect(rowsOf(page)).toHaveCount(2);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('@lists.example');

  await page.getByRole('combobox', { name: 'Frequency' }).selectOption('Monthly');
  await expect(page).toHaveURL(address('?search=%40lists.example&frequency=MONTHLY'));
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(FORMULA);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
  await expect(page.getByText('No donations found')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(address('?search=%40lists.example&page=2'));
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Frequency' })).toHaveValue('');
  expect(problems).toEqual([]);
});

test('the CSV files of a page and of all donations match the server’s data', async ({ page, site }) => {
  const backend = await start(page, site);
  const problems = watchProblems(page);
  for (const [index, name] of [...NAMES, ...NAMES].entries()) {
    await backend.donate({
      donor_full_name: name,
      donor_email: `file${index}@exports.example`,
      amount: 1500.5,
      currency: 'NGN',
      payment_client: 'PAYSTACK',
      frequency: 'ONCE',
    });
  }
  const search = '@exports.example';
  const all = await backend.list('donation/donations', { search, page_size: '100' });
  const lines = all.data.map((row) => ({ ...OPTIONAL_COLUMNS, ...asLine(row) }));
  expect(all.data.filter(({ donor_full_name: name }) => name === FORMULA)).toHaveLength(2);

  await page.goto(`${site.origin}/admin/donations?${new URLSearchParams({ search })}`);
  await expect(page.getByText('Showing 10 of 12 donations')).toBeVisible();
  const ofPage = await saved(page, 'Export page');
  expect(ofPage.suggestedFilename()).toBe('donations.csv');
  expect(await readCsv(ofPage)).toEqual(lines.slice(0, 10));

  const ofAll = await saved(page, 'Export all');
  expect(ofAll.suggestedFilename()).toBe('donations_all.csv');
  expect(await readCsv(ofAll)).toEqual(lines);
  expect(problems).toEqual([]);
});

test('a subscription is copied, exported and deleted', async ({ page, context, site }) => {
  const backend = await start(page, site);
  const problems = watchProblems(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  const email = '+leaver@lists.example';
  const token = await backend.captchaToken('subscribe');
  expect((await backend.post('subscription/', { email, captcha_token: token })).status()).toBe(201);

  await page.goto(`${site.origin}/admin/subscriptions?search=leaver`);
  await page.getByRole('button', { name: `Copy email ${email}` }).click();
  await expect(page.getByText('Email copied to clipboard').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);

  const file = await saved(page, 'Export page');
  expect(file.suggestedFilename()).toBe('subscriptions_page_1.csv');
  const [row] = (await backend.list('subscription/', { search: 'leaver' })).data;
  expect(await readCsv(file)).toEqual([{ ...asLine(row ?? { id: 0 }), email: `'${email}` }]);

  const asked: string[] = [];
  const response = (accept: boolean) =>
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void (accept ? dialog.accept() : dialog.dismiss());
    });
  response(false);
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  response(true);
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await expect(page.getByText('Subscription removed').first()).toBeVisible();
  await expect(page.getByText('No subscriptions found')).toBeVisible();
  expect(asked).toEqual(Array(2).fill('Delete this subscription? This action cannot be undone.'));
  expect((await backend.list('subscription/', { search: 'leaver' })).total).toBe(0);
  expect(problems).toEqual([]);
});

test('a CV opens in a new tab, and is deleted with its application', async ({ page, context, site }) => {
  const backend = await start(page, site);
  const problems = watchProblems(page);
  const cv = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await backend.apply('chidi@lists.example', cv);

  await page.goto(`${site.origin}/admin/volunteers?search=chidi%40lists.example`);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Nigeria');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Laboratory technician');
  await page.getByRole('combobox', { name: 'Availability' }).selectOption('Part-time');
  await expect(page).toHaveURL(/country=Nigeria&role=lab-tech&availability=part-time$/);
  await expect(rowsOf(page)).toContainText('4 hours a day');

  const tab = context.waitForEvent('page');
  const opened = await saved(page, /^Open CV of Chidi/);
  expect(await readFile(await opened.path())).toEqual(cv);
  await tab;

  const [row] = (await backend.list('volunteer/', { search: 'chidi@lists.example' })).data;
  const { cv: _link, ...fields } = row ?? { id: 0 };
  const expected = { ...asLine(fields), has_cv: 'true' };
  const ofPage = await saved(page, 'Export page');
  expect(ofPage.suggestedFilename()).toBe('volunteers_page_1.csv');
  expect(await readCsv(ofPage)).toEqual([expected]);
  expect(await readCsv(await saved(page, 'Export all'))).toEqual([expected]);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /^Delete Chidi/ }).click();
  await expect(page.getByText('No volunteers found')).toBeVisible();
  expect((await page.request.get(`${site.origin}${String(row?.cv)}`)).status()).toBe(404);
  expect(problems).toEqual([]);
});
