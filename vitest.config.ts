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
        // Vitest leaves a core to itself, which on a machine with two is half of them, and needs little of it.
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
              // One worker loads the server's modules, the database's among them, once and not once for each file of tests.
              isolate: false,
              globalSetup: ['server/testing/buildServer.ts', 'server/testing/migrateOnce.ts'],
              testTimeout: 30_000,
              hookTimeout: 60_000,
            },
          },
          {
            extends: true,
            plugins: [storybookTest({ configDir, storybookScript: 'npm run storybook' })],
            test: {
              name: 'stories',
              // A page for each core, and not for each file: one page shows all stories in Storybook itself too.
              isolate: false,
              browser: {
                enabled: true,
                headless: true,
                screenshotFailures: false,
                provider: playwright({
                  launchOptions: chromiumLaunchOptions(),
                  // The same everywhere; without motion, so that no colour is measured halfway to another.
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
