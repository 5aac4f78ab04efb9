import { defineConfig } from 'playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  globalSetup: './tests/e2e/prepareTemplate.ts',
  // Playwright's own limits. What takes longer for a reason (a server that starts, a captcha, a slow line) says so in its place.
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-US',
    timezoneId: 'Africa/Lagos',
    // A trace takes as much work as a third of the test itself. Whoever looks for a cause asks for one: --trace on.
    trace: 'off',
  },
});
