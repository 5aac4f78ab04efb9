import type { Browser } from 'playwright/test';
import type { SlowLink } from './slowLink.ts';
import { openContext, openPage, type PageSettings } from './visit.ts';

declare global {
  interface Window {
    reportPress: (afterPaintMs: number) => void;
  }
}

/** Runs in the page before its own scripts: when the donation form has been painted, fills it in and presses its button. */
function giveAtOnce(path: string): void {
  const look = () => {
    const button = document.querySelector<HTMLElement>('main form button[type=submit]');
    if (!button?.checkVisibility({ contentVisibilityAuto: true })) {
      requestAnimationFrame(look);
      return;
    }
    // The browser paints this frame before the next task.
    setTimeout(() => {
      const painted = performance.now();
      document.querySelector<HTMLElement>('[name=quickAmount][value="50"]')?.click();
      for (const [name, value] of Object.entries({ fullName: 'Ada Obi', email: 'ada@example.org' })) {
        const field = document.querySelector<HTMLInputElement>(`main form [name=${name}]`);
        if (field) field.value = value;
      }
      button.click();
      window.reportPress(performance.now() - painted);
    });
  };
  // The checkout has a form, too.
  if (location.pathname === path) requestAnimationFrame(look);
}

/**
 * Presses the button of a page's donation form as soon as it has been painted.
 *
 * @returns when it was pressed, in milliseconds after the paint; how many scripts had arrived by then; and the heading of the page
 *   that it led to
 */
export async function pressAtOnce(
  browser: Browser,
  link: SlowLink,
  path: string,
  settings: PageSettings,
): Promise<{ pressedAfterMs: number; scripts: number; heading: string | null }> {
  const context = await openContext(browser, settings);
  const { page, loaded } = await openPage(context, settings);
  let pressedAfterMs = Number.NaN;
  let scripts = 0;
  await page.exposeFunction('reportPress', (afterPaintMs: number) => {
    pressedAfterMs = afterPaintMs;
    scripts = [...loaded.values()].filter(({ type, size }) => type.includes('javascript') && size > 0).length;
  });
  await page.addInitScript(giveAtOnce, path);
  link.reset(settings.profile);
  await page.goto(`https://127.0.0.1:${link.port}${path}`, { waitUntil: 'commit', timeout: 90_000 });
  await page.waitForURL((url) => url.pathname !== path, { timeout: 90_000 });
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await context.close();
  return { pressedAfterMs, scripts, heading };
}
