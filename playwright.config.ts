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
  // Three times what a machine that does nothing else needs: two cores that others use as well have been seen to take as long.
  // What takes longer for a reason (a server that starts, a captcha, a slow line) says so in its place.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-US',
    timezoneId: 'Africa/Lagos',
    trace: 'retain-on-failure',
  },
});
