import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';
import viteConfig from './vite.config.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        // Vitest reserves a core for itself, which is half of a two-core machine, and hardly uses it.
        maxWorkers: '100%',
        projects: [
          {
            extends: true,
            test: {
              name: 'unit',
              environment: 'node',
              isolate: false,
              include: [
                'contract/**/*.test.ts',
                'src/**/*.test.ts',
                'tests/contract/**/*.test.ts',
                'tests/repo/**/*.test.ts',
              ],
            },
          },
          {
            extends: true,
            test: {
              name: 'dom',
              environment: 'jsdom',
              isolate: false,
              setupFiles: ['tests/setup/freshModules.ts'],
              include: ['src/**/*.test.tsx'],
            },
          },
          {
            extends: true,
            test: {
              name: 'server',
              environment: 'node',
              include: ['server/**/*.test.ts'],
              // One worker loads the server's modules, including the database, once instead of once per test file.
              isolate: false,
              globalSetup: ['server/testing/buildServer.ts', 'server/testing/migrateOnce.ts'],
              testTimeout: 30_000,
              hookTimeout: 60_000,
            },
          },
          {
            extends: true,
            plugins: [
              storybookTest({
                configDir,
                storybookScript: 'npm run storybook',
                // In Storybook the canvas fills the window; a test needs the same width on every machine.
                initialGlobals: { viewport: { value: 'desktop' } },
              }),
            ],
            test: {
              name: 'stories',
              // One page per core instead of per file, as in Storybook, where one page shows all stories.
              isolate: false,
              browser: {
                enabled: true,
                headless: true,
                screenshotFailures: false,
                provider: playwright({
                  launchOptions: chromiumLaunchOptions(),
                  // The same on every machine; without motion, so that contrast is not measured halfway through a
                  // transition.
                  contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
                }),
                instances: [{ browser: 'chromium', viewport: { width: 1280, height: 960 } }],
              },
            },
          },
        ],
      },
    }),
  ),
);
