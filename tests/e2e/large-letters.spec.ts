import type { Page } from 'playwright/test';
import { signIn } from './admin';
import { expect, test, type Site } from './site';

/** A phone with text at 200%, the narrowest screen with normal text, and one with the text spacing of WCAG 1.4.12. */
const SCREENS = [
  { width: 375, letters: '200%', spacing: '' },
  { width: 320, letters: '100%', spacing: '' },
  {
    width: 375,
    letters: '100%',
    spacing: `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-bottom: 2em !important }`,
  },
] as const;

/** A page and its expandable parts. */
interface Stop {
  path: string;
  open?: (page: Page) => Promise<void>;
}

const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
  };

async function openQuestions(page: Page): Promise<void> {
  for (const question of await page.locator('main summary').all()) await question.click();
}

async function fillInGift(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'NGN' }).check({ force: true });
  await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
  await page.getByLabel('Other monthly amount').fill('12345678.90');
  await page.getByLabel('Full name').fill('Oluwaseun Adebayo');
  await page.getByLabel('Email', { exact: true }).fill('no-address');
  await page.keyboard.press('Tab');
}

const PUBLIC: readonly Stop[] = [
  { path: '/', open: press('Menu') },
  { path: '/about' },
  { path: '/mission' },
  { path: '/projects' },
  { path: '/projects?search=nothing-like-it' },
  { path: '/projects/3', open: press('Share') },
  { path: '/projects/14' },
  { path: '/projects/9999' },
  { path: '/donate', open: fillInGift },
  { path: '/thankyou' },
  { path: '/thankyou?token=unknown' },
  { path: '/monthly-gift/12.signature' },
  { path: '/gift/12.signature' },
  { path: '/unsubscribe/12.signature' },
  { path: '/contact', open: openQuestions },
  { path: '/volunteer', open: press('Send application') },
  { path: '/volunteer/thank-you' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/no/such/page' },
  { path: '/admin/login', open: press('Forgot password?') },
  { path: '/admin/register' },
  { path: '/admin/auth', open: press('Request account') },
];

const ADMIN_PAGES: readonly Stop[] = [
  { path: '/admin', open: press('Menu') },
  { path: '/admin/projects', open: press(/^Delete/) },
  { path: '/admin/projects/create', open: press('Create project') },
  { path: '/admin/projects/3/edit' },
  { path: '/projects/proof/3', open: press('Add Proof') },
  { path: '/admin/donations' },
  { path: '/admin/subscriptions' },
  { path: '/admin/volunteers' },
];

/** By how many pixels the page, or the dialog above it, overflows horizontally. */
const widthTooMuch = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [
      document.documentElement,
      ...document.querySelectorAll('[role=dialog], [role=alertdialog]'),
    ];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/** Text that its own element cuts off, apart from what is hidden or shortened with an ellipsis on purpose. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *, script, style)')]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element);
        const isMeant = webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || element.clientWidth <= 1;
        const isCut =
          (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
        return isCut && !isMeant && element.textContent.trim() !== '';
      })
      .map(({ textContent }) => textContent.trim().slice(0, 60)),
  );

/** Adds overflow and cut-off text to `found`. */
async function measure(page: Page, what: string, found: string[]): Promise<void> {
  for (const { width, letters, spacing } of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(
      ([size, rules]) => {
        document.documentElement.style.fontSize = size;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      },
      [letters, spacing] as const,
    );
    const where = `at ${width} px with letters of ${letters}${spacing && ' and wide spacing'}`;
    const excess = await widthTooMuch(page);
    if (excess > 0) found.push(`${what} is ${excess} px too wide ${where}`);
    for (const text of await cutOff(page)) found.push(`${what} cuts off “${text}” ${where}`);
  }
}

/** Where the pages overflow or cut off text. */
async function walk(page: Page, { origin }: Site, stops: readonly Stop[]): Promise<string[]> {
  const found: string[] = [];
  for (const { path, open } of stops) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await measure(page, path, found);
    if (open) {
      await open(page);
      await measure(page, `${path}, opened,`, found);
    }
  }
  return found;
}

// Visiting twenty pages takes a while.
test.setTimeout(120_000);

test('no public page scrolls sideways or cuts off text, large, spaced out or on a narrow screen', async ({
  page,
  site,
}) => {
  expect(await walk(page, site, PUBLIC)).toEqual([]);
});

const LONG_EMAIL = 'chukwuemeka.nwachukwu-oyelaran@university-teaching-hospital.example';

/** A list of one row instead of the server's, where adding a row would need a captcha. */
async function respondWith(page: Page, path: string, row: object): Promise<void> {
  const json = { data: [{ id: 1, created_at: '2026-11-21T09:00:00Z', ...row }], total: 1, total_pages: 1 };
  await page.route(`**/backend/api/${path}/?*`, (route) => route.fulfill({ json }));
}

test('no admin page scrolls sideways or cuts off text', async ({ page, site }) => {
  await signIn(page, site);
  await respondWith(page, 'subscription', { email: LONG_EMAIL, active: true });
  await respondWith(page, 'volunteer', {
    first_name: 'Chukwuemeka-Oluwaseun',
    last_name: 'Nwachukwu-Oyelaran',
    email: LONG_EMAIL,
    phone_number: '+2348005550123',
    age: 24,
    country: 'Democratic Republic of the Congo',
    role: 'medical-tech',
    availability: 'part-time',
    hours: 4,
    days: 2,
    cv: '/backend/cv',
  });
  expect(await walk(page, site, ADMIN_PAGES)).toEqual([]);
});
