import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run bench`: apart from the tests, because a measurement proves nothing on a machine that does something else. */
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
