import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds the server into one file that Node runs; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: fileURLToPath(new URL('./server/main.ts', import.meta.url)),
    outDir: 'build/server',
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
});
