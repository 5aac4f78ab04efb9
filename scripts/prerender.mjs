// @ts-check
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = 'index.html';
const SERVER_ENTRY = 'src/app/entry-server.tsx';
const PROJECT_MODULE = 'src/app/pages/ProjectPage.tsx';
const MARKS = {
  head: '<!--app-head-->',
  html: '<!--app-html-->',
  root: '<div id="root">',
  // Left in the pages, for what the server adds to them.
  site: '<!--site-head-->',
};

// Without a <head> in its tree React writes these first: they belong into the template's head.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest */

/**
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [seen]
 * @returns {Set<string>} the module and all that it imports, as manifest keys
 */
function withImports(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build's manifest`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/**
 * The page's own scripts, which the browser would otherwise find only after running the main script.
 *
 * @param {Manifest} manifest
 * @param {string} module
 */
function preloadTags(manifest, module) {
  const loadedByEntry = withImports(manifest, ENTRY);
  return [...withImports(manifest, module)]
    .filter((key) => !loadedByEntry.has(key))
    .map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key]?.file}">`)
    .join('');
}

/**
 * @param {string} html what React rendered
 * @param {string} name of the page, for the error
 */
function splitHead(html, name) {
  if (html.includes('<script') || html.includes(' style="')) {
    throw new Error(`${name} renders an inline script or style, which the site's security policy forbids`);
  }
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/**
 * A page whose content the browser takes over as it is.
 *
 * @param {string} template
 * @param {{ route: string, html: string, preloads: string }} page
 */
function fillTemplate(template, { route, html, preloads }) {
  const { head, body } = splitHead(html, route);
  return template
    .replace(MARKS.head, () => head + preloads)
    .replace(MARKS.root, () => `<div id="root" data-prerendered="${route}">`)
    .replace(MARKS.html, () => body);
}

/**
 * A page that the browser renders afresh. React would put its own title behind the one in the HTML and never show it, so
 * what stands in the head is marked, for src/app/PageHead.tsx to take away.
 *
 * @param {string} template
 * @param {{ head?: string, preloads?: string, noscript?: string }} [page]
 */
function fillShell(template, { head = '', preloads = '', noscript = '' } = {}) {
  const marked = head.replaceAll(/<(title|meta)\b/g, '<$1 data-first');
  // One within another would end it.
  const flat = noscript.replaceAll(/<\/?noscript>/g, '');
  return template
    .replace(MARKS.head, () => marked + preloads)
    .replace(MARKS.html, () => flat && `<noscript>${flat}</noscript>`);
}

/**
 * Builds src/app/entry-server.tsx and hands it to `render`. The pages' own scripts are loaded while they are rendered, so
 * the built files stay until `render` is done.
 *
 * @template Result
 * @param {string} root
 * @param {(renderer: typeof import('../src/app/entry-server.tsx')) => Promise<Result>} render
 * @returns {Promise<Result>}
 */
async function withRenderer(root, render) {
  await mkdir(path.join(root, 'build'), { recursive: true });
  // Inside the project, so that the built module finds node_modules.
  const outDir = await mkdtemp(path.join(root, 'build', 'prerender-'));
  try {
    await build({
      root,
      logLevel: 'warn',
      build: { ssr: SERVER_ENTRY, outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
    });
    return await render(await import(pathToFileURL(path.join(outDir, 'entry-server.js')).href));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * After `vite build`: writes each public page whose content is known now as HTML, next to `_shell.html`, the empty
 * page from which every other address starts, `_project.html`, which the server fills with a project, and what the
 * server must know (`.site.json`). Pages are hydrated by src/app/main.tsx.
 *
 * @param {{ root?: string, clientDir?: string }} [options]
 * @returns {Promise<Record<string, string>>} the file of each route, relative to `clientDir`
 */
export async function prerenderPages({ root = ROOT, clientDir = path.join(root, 'build', 'client') } = {}) {
  process.env.NODE_ENV = 'production';
  const template = await readFile(path.join(clientDir, ENTRY), 'utf8');
  for (const mark of Object.values(MARKS)) {
    if (!template.includes(mark)) throw new Error(`index.html lost ${mark}`);
  }
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(path.join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  /** @type {(file: string, content: string) => Promise<void>} */
  const write = (file, content) => writeFile(path.join(clientDir, file), content);
  await write('_shell.html', fillShell(template));
  const written = await withRenderer(root, async (renderer) => {
    for (const { route, module, file, url } of renderer.staticPages) {
      const html = await renderer.renderPage(url);
      await write(file, fillTemplate(template, { route, html, preloads: preloadTags(manifest, module) }));
    }
    for (const { url, file } of renderer.headPages) {
      const { head } = splitHead(await renderer.renderPage(url), url);
      await write(file, fillShell(template, { head }));
    }
    const outline = splitHead(await renderer.renderProjectOutline(), 'The outline of a project');
    const preloads = preloadTags(manifest, PROJECT_MODULE);
    await write('_project.html', fillShell(template, { noscript: outline.body, preloads }));
    await write('.site.json', JSON.stringify(renderer.siteFacts));
    return Object.fromEntries(renderer.staticPages.map(({ route, file }) => [route, file]));
  });
  await rm(path.join(clientDir, '.vite'), { recursive: true });
  return written;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = await prerenderPages();
  for (const [route, file] of Object.entries(written)) console.log(`Prerendered ${route} to ${file}`);
}
