import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit, type Project } from 'playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

/** The tests that also run in other browsers: a task from beginning to end. */
const JOURNEYS = /(?:admin-journey|admin-sign-in|donation|newsletter|volunteering)\.spec\.ts$/;
const OTHER_BROWSERS = [firefox, webkit];

/**
 * Firefox and WebKit, where `--project` names them; otherwise they would run by default. Playwright's workers load this
 * file again without the command's arguments, but with its environment.
 *
 * @throws if the browser is not installed
 */
function otherBrowsers(): Project[] {
  const args = (process.env['E2E_ARGUMENTS'] ??= process.argv.join(' '));
  return OTHER_BROWSERS.filter((browser) => RegExp(`--project[= ]${browser.name()}\\b`).test(args)).map(
    (browser) => {
      const name = browser.name();
      if (!existsSync(browser.executablePath()))
        throw new Error(`Playwright's ${name} is not installed. Run: npx playwright install ${name}`);
      return { name, testMatch: JOURNEYS, use: { browserName: name as 'firefox' | 'webkit' } };
    },
  );
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Two leave up to a quarter of two cores idle.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  globalSetup: './tests/e2e/prepareTemplate.ts',
  // Playwright's own limits. Tests that need longer, for a server start, a captcha or a slow connection, set their own.
  timeout: 30_000,
  expect: { timeout: 5_000 },
  // What is compared is text, which is the same on every system.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'Africa/Lagos',
    // A trace costs a third of the test's own time. To find a cause, record one with --trace on.
    trace: 'off',
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: chromiumLaunchOptions() } },
    ...otherBrowsers(),
  ],
});
