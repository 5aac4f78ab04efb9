import type { Locator, Page } from 'playwright/test';
import { expect } from './site';

function watch(page: Page, matters: (kind: string) => boolean): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (matters(message.type())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  return seen;
}

/** What must not happen while a page is used: warnings and errors on the console, the security policy's too, and thrown errors. */
export const watchProblems = (page: Page): string[] =>
  watch(page, (kind) => kind === 'error' || kind === 'warning');

/** Any word on the console, and thrown errors: what must not happen while the script takes a page over. */
export const watchConsole = (page: Page): string[] => watch(page, () => true);

/** Keeps the site's scripts back, or those with a name of that pattern, until the returned function is called. */
export async function holdScripts(page: Page, name = '*'): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route(`**/assets/${name}.js`, async (route) => {
    if (isHeld) held.push(() => route.continue());
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((release) => release()));
  };
}

/** The captcha of a form. */
export const captchaOf = (form: Locator) => form.getByRole('checkbox', { name: 'I am not a robot' });

/** Lets the browser solve the server's own challenge, which is work: how long it takes is luck, and the machine's doing. */
const SOLVING_MS = 20_000;

/** Waits until the captcha that was ticked is done. */
export const expectSolved = (form: Locator) => expect(captchaOf(form)).toBeChecked({ timeout: SOLVING_MS });

/** Ticks the captcha of a form and waits until it is done. */
export async function completeCaptcha(form: Locator): Promise<void> {
  await captchaOf(form).click();
  await expectSolved(form);
}
