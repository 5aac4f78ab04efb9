import type { Locator, Page } from 'playwright/test';
import { expect } from './site';

/** What must not happen while a page is used: warnings and errors on the console, the security policy's too, and thrown errors. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}

/** Keeps the site's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
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
