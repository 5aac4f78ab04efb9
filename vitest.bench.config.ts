import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run bench`: separate from the tests, because it is only meaningful on an otherwise idle machine. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['tests/bench/**/*.bench.ts'],
    fileParallelism: false,
    globalSetup: 'server/testing/migrateOnce.ts',
    testTimeout: 120_000,
    disableConsoleIntercept: true,
  },
});
