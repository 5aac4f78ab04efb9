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

/**
 * Records console warnings and errors, including the security policy's, and uncaught exceptions; a page must have none.
 */
export const watchProblems = (page: Page): string[] =>
  watch(page, (kind) => kind === 'error' || kind === 'warning');

/** Records all console output and uncaught exceptions; hydration must produce none. */
export const watchConsole = (page: Page): string[] => watch(page, () => true);

/** Adds up layout shifts from now on; the returned function reads the sum, a CLS without session windows. */
export async function watchShifts(page: Page): Promise<() => Promise<number | undefined>> {
  await page.addInitScript(() => {
    const seen = globalThis as { shift?: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift! += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as { shift?: number }).shift);
}

/** Delays the site's scripts, or those that match the pattern, until the returned function is called. */
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

/** A form's captcha. */
export const captchaOf = (form: Locator) => form.getByRole('checkbox', { name: 'I am not a robot' });

/** The browser does real work for the server's challenge, and how long that takes depends on luck and the machine. */
const SOLVING_MS = 20_000;

/** Waits until the ticked captcha is solved. Before hydration, it is ticked at once. */
export async function expectSolved(form: Locator): Promise<void> {
  await expect(form.getByText('Done', { exact: true })).toBeVisible({ timeout: SOLVING_MS });
  await expect(captchaOf(form)).toBeChecked();
}

/** Ticks a form's captcha and waits until it is solved. */
export async function completeCaptcha(form: Locator): Promise<void> {
  await captchaOf(form).click();
  await expectSolved(form);
}
