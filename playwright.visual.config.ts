import { defineConfig } from 'playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

const { args = [], ...launchOptions } = chromiumLaunchOptions();

/** `npm run visual` sets the folders; see docs/visual-tests.md. */
export default defineConfig({
  testDir: 'tests/visual',
  outputDir: 'test-results/visual/differences',
  snapshotPathTemplate: `${process.env['VISUAL_PICTURES']}/{arg}{ext}`,
  updateSnapshots: 'none',
  globalSetup: './tests/visual/serve.ts',
  fullyParallel: true,
  // Two leave a quarter of two cores idle.
  workers: 3,
  reporter: [['line'], ['html', { outputFolder: 'test-results/visual/report', open: 'on-failure' }]],
  timeout: 60_000,
  // Both pictures are from the same machine, so that every pixel counts.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0 } },
  use: {
    browserName: 'chromium',
    // Redrawing a part of an area gives round corners other pixels than drawing it whole.
    launchOptions: { ...launchOptions, args: [...args, '--disable-partial-raster'] },
  },
});
