import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run torture`: the test of killed servers with many more gifts than in the server's tests. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    environment: 'node',
    env: { TORTURE_GIFTS: '300' },
    include: ['server/testing/torture/torture.test.ts'],
    hookTimeout: 60_000,
    globalSetup: ['server/testing/buildServer.ts', 'server/testing/migrateOnce.ts'],
  },
});
