// @ts-check
// `npm run check-backend -- https://their.server/backend --token …`: checks a backend against openapi.yaml.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** @type {{ module: typeof import('../tests/backend/checkBackend') }} */
const { module } = await runnerImport(at('../tests/backend/checkBackend.ts'), {
  root: at('..'),
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': at('../src') } },
});
process.exitCode = await module.main(process.argv.slice(2)).catch((/** @type {Error} */ error) => {
  process.stderr.write(`${error.message}\n`);
  return 2;
});
