import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiServer } from './server/dev/vitePlugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `npm run dev:mocks`: hands out the service worker that answers instead of a backend. */
function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        createReadStream(at('./.storybook/public/mockServiceWorker.js')).pipe(response);
      });
    },
  };
}

export default defineConfig(({ mode }) => ({
  build: {
    outDir: 'build/client',
    // Read, and then removed, by scripts/prerender.mjs.
    manifest: true,
    // The site's security policy takes no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Found only when somebody turns to a form or exports a list: the development server would then load the page afresh
  // under their hands.
  optimizeDeps: {
    include: ['altcha-lib', 'altcha-lib/algorithms/web/pbkdf2', 'altcha-lib/workers/shared', 'papaparse'],
  },
  plugins: [react(), tailwindcss(), mode === 'mocks' ? mockWorker() : apiServer()],
  resolve: { alias: { '@': at('./src') } },
}));
