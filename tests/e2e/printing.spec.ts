import type { Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './site';

/** Text from the first and the last answer. */
const QUESTIONS = [
  { path: '/contact', answers: ['Dollar gifts are paid with PayPal', 'to fund a whole delivery'] },
  { path: '/volunteer', answers: ['The minimum age is 16', 'you only need to choose your CV again'] },
];

/** The text of each printed page. */
async function print(page: Page): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(document);
  return text.map((sheet) => sheet.replaceAll(/\s+/g, ' '));
}

/** Opens a page and waits for everything it loads. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectNoControls(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pressed = page.getByRole('link', { name: /^(Skip to content|Donate Now|Download Report|Back to)/ });
  await expect(pressed).toHaveCount(0);
  for (const role of ['navigation', 'form', 'search', 'textbox', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}

for (const path of ['/', '/donate', '/projects', '/projects/3']) {
  test(`${path} prints no controls`, async ({ page, site }) => {
    await open(page, site.origin + path);
    await page.emulateMedia({ media: 'print' });
    await expectNoControls(page);
  });
}

for (const { path, answers } of QUESTIONS) {
  test(`${path} prints the answers to all questions, no controls and no links above them`, async ({
    page,
    site,
  }) => {
    await open(page, site.origin + path);
    await page.emulateMedia({ media: 'print' });
    await expectNoControls(page);
    const shown = await page.getByRole('group').locator('p').all();
    expect(shown.length).toBeGreaterThan(4);
    await Promise.all(shown.map((paragraph) => expect(paragraph).toBeVisible()));
    const paper = (await print(page)).join(' ');
    for (const answer of answers) expect(paper).toContain(answer);
    expect(paper).not.toContain('Skip to content');
    expect(paper).not.toContain('Subscribe');
  });
}
