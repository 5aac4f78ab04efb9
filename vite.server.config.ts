import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the server into a file that Node runs, and the thread that draws reports into another beside it; packages stay
 * in node_modules.
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
      input: { main: file('./server/main.ts'), reportWorker: file('./server/reports/reportWorker.ts') },
    },
  },
  resolve: { alias: { '@': file('./src') } },
});
