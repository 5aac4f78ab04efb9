import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { apiServer } from './server/dev/vitePlugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `npm run dev:mocks`: serves the service worker that mocks the backend. */
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

/** Files that each run in a task of their own (src/app/evaluateReact.ts). */
const REACT_FILES: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'evaluateReact', test: /src\/app\/evaluateReact/ },
];

/** Lets Chromium compile a script's functions while it arrives, off the main thread, instead of each when it is first called. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Splits the script into files. A module goes into the file of the first group that it matches. */
export const splitInto = (groups: Rolldown.CodeSplittingGroup[]) =>
  ({
    treeshake: {
      // Radix's function names would keep unused functions, and wouter's own link is not used.
      manualPureFunctions: ['__name', 'forwardRef'],
    },
    output: { codeSplitting: { groups: [...REACT_FILES, ...groups] }, postBanner: COMPILE_AHEAD },
  }) satisfies Rolldown.InputOptions & { output: Rolldown.OutputOptions };

/**
 * How the public site's script is split. Every file has a few hundred bytes of overhead, so code that every page needs is
 * one file, and small parts that are used together are one as well.
 */
const PUBLIC_FILES: Rolldown.CodeSplittingGroup[] = [
  { name: 'main', tags: ['$initial'] },
  {
    name: 'page',
    test: /src\/(?:components\/(?:Progress|Section|WovenStrip)\/|features\/projects\/(?:ProjectImage|backendUrls|funding|fundingCopy)|lib\/dates\.)/,
  },
  {
    name: 'client',
    test: /node_modules\/openapi-fetch\/|src\/api\/(?:client|earlyResponse|errorFromResponse|notSent)\./,
  },
  {
    name: 'data',
    test: /node_modules\/(?:dequal|swr)\/|src\/api\/(?:failureSentence|useApiQuery|useRefresh)\./,
  },
  {
    name: 'lists',
    test: /src\/(?:components\/(?:Badge|ListMessage|Paging|RetryAlert|Select|Skeleton|StatusIcon)\/|lib\/(?:categories|listQuery|numbers|useFocusHandover|useListFilters|wait)\.)/,
  },
  {
    name: 'projects',
    test: /src\/features\/projects\/(?:ProjectCard|readProject|useProjects?)\./,
  },
];

/** What the public site and the administration have in common. */
export const shared = {
  build: {
    outDir: 'build/client',
    // Read, and then removed, by scripts/prerender.mjs.
    manifest: true,
    // The site's security policy blocks data: URLs.
    assetsInlineLimit: 0,
    // The list of what each page's script imports is 0.7 KiB of the main script; the first page's HTML names its own.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: [
      { find: '@', replacement: at('./src') },
      // It only adds to older versions of React what the current one has built in.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
} satisfies UserConfig;

/**
 * `BACKEND_PROXY=http://localhost:8000/backend npm run dev`: another backend serves /backend instead of the server in
 * this repository.
 */
function backendProxy(address: string) {
  const { origin, pathname } = new URL(address);
  const rewrite = (path: string) => path.replace(/^\/backend/, pathname.replace(/\/$/, ''));
  return { '^/backend(?:/|$)': { target: origin, changeOrigin: true, rewrite } };
}

/** Unset, the development server uses our own backend. */
const BACKEND_PROXY = process.env['BACKEND_PROXY'];
const OWN_SERVER = BACKEND_PROXY === undefined && process.env['VITE_BACKEND_URL'] === undefined;

export default defineConfig(({ mode, isSsrBuild }) => ({
  ...shared,
  build: { ...shared.build, ...(!isSsrBuild && { rolldownOptions: splitInto(PUBLIC_FILES) }) },
  // Only forms and exports import these; discovering them later would make the development server reload the page.
  optimizeDeps: {
    include: ['altcha-lib', 'altcha-lib/algorithms/web/pbkdf2', 'altcha-lib/workers/shared', 'papaparse'],
  },
  plugins: [...shared.plugins, mode === 'mocks' ? mockWorker() : OWN_SERVER && apiServer()],
  ...(BACKEND_PROXY !== undefined && { server: { proxy: backendProxy(BACKEND_PROXY) } }),
}));
