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
  // Playwright's own limits. Tests that need longer, for a server start, a captcha or a slow connection, set their own.
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-US',
    timezoneId: 'Africa/Lagos',
    // A trace costs a third of the test's own time. To find a cause, record one with --trace on.
    trace: 'off',
  },
});
