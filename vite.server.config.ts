import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds each Node program into one file: the server, the thread that draws its reports, and the operator's commands for passwords and
 * for the ledger. Packages stay in node_modules.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/server',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: file('./server/main.ts'),
        adminPassword: file('./server/adminPassword.ts'),
        ledgerCheck: file('./server/ledgerCheck.ts'),
        reportWorker: file('./server/reports/reportWorker.ts'),
      },
    },
  },
  resolve: { alias: { '@': file('./src') } },
});
