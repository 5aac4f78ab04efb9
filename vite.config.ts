import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
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

/**
 * The package of the router hands everybody its development build (remix-run/react-router#14102), and bundlers keep every
 * component in it, since creating one looks like a side effect. A built site takes the production build, and of it what it
 * uses: 5 KB less for every visitor.
 */
function leanRouter(): Plugin {
  const production = at('./node_modules/react-router/dist/production/');
  return {
    name: 'lean-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router$/ },
      handler() {
        return this.resolve(`${production}index.mjs`);
      },
    },
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
          // These tell a developer of a mistake, which they do wherever the site is not built.
          .replaceAll(/(?<=^ *)(?=(?:invariant|warning|warningOnce)\()/gm, '/* @__PURE__ */ ')
          .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      }),
    },
  };
}

/**
 * How the scripts of the pages are cut. Each file costs some hundred bytes of its own, so what is always loaded is one
 * file, and so are small parts that go together. Groups by how many pages share a part made pages load what they do not use.
 */
const scripts = {
  treeshake: {
    // Radix names its functions with it, which would keep those that nobody uses.
    manualPureFunctions: ['__name'],
  },
  output: {
    codeSplitting: {
      groups: [
        { name: 'main', tags: ['$initial'] },
        { name: 'page', test: /src\/(?:app\/PageHead|components\/Section\/)/ },
        { name: 'choices', test: /src\/components\/(?:RadioChips|RadioFieldset|SegmentedControl)\// },
        { name: 'values', test: /src\/lib\/(?:money|text)\./ },
        { name: 'sending', test: /src\/lib\/(?:idempotencyKey|safeUrl|tabStorage|useIdempotencyKey)\./ },
      ],
    },
  },
} satisfies Rolldown.InputOptions & { output: Rolldown.OutputOptions };

export default defineConfig(({ mode, isSsrBuild }) => ({
  build: {
    outDir: 'build/client',
    // Read, and then removed, by scripts/prerender.mjs.
    manifest: true,
    // The site's security policy takes no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && { rolldownOptions: scripts }),
  },
  // Found only when somebody turns to a form or exports a list: the development server would then load the page afresh
  // under their hands.
  optimizeDeps: {
    include: ['altcha-lib', 'altcha-lib/algorithms/web/pbkdf2', 'altcha-lib/workers/shared', 'papaparse'],
  },
  plugins: [react(), tailwindcss(), leanRouter(), mode === 'mocks' ? mockWorker() : apiServer()],
  resolve: { alias: { '@': at('./src') } },
}));
