// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  // Placeholders for what the server adds.
  site: '<!--site-head-->',
};
/** The placeholder for the API's responses that a page is shown with. */
const ANSWER_MARK = '<!--embedded-response-->';
const END = '</body>';

const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*>/g;

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest */

/**
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [seen]
 * @returns {Set<string>} the module and all its imports, as manifest keys
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
 * The scripts of a page that the main script does not import, the page's own first.
 *
 * @param {Manifest} manifest
 * @param {string} module
 */
function scriptsOf(manifest, module) {
  const loadedByEntry = withImports(manifest, ENTRY);
  return [...withImports(manifest, module)]
    .filter((key) => !loadedByEntry.has(key))
    .map((key) => `/${manifest[key]?.file}`);
}

/**
 * Preloads scripts together with the main script, which would otherwise request them only when it runs.
 *
 * @param {string[]} scripts
 */
const preloadTags = (scripts) =>
  scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`).join('');

/**
 * Delays the main script, which follows these tags, until the page's own has loaded with all its imports. Without it React would replace
 * the page with a spinner when the URL changes, even by a link within the page, and lose what was typed.
 *
 * @param {string[]} scripts the page's own first
 */
function scriptTags([own, ...imported]) {
  if (own === undefined) throw new Error('A page has no script of its own');
  return `<script type="module" crossorigin src="${own}"></script>${preloadTags(imported)}`;
}

/**
 * Requests the styles before the scripts, because nothing is painted without them.
 *
 * @param {string} template
 */
function withStylesFirst(template) {
  const styles = template.match(STYLESHEETS) ?? [];
  return template.replaceAll(STYLESHEETS, '').replace(MARKS.head, () => styles.join('').trim() + MARKS.head);
}

/**
 * A page that the browser hydrates.
 *
 * @param {string} template
 * @param {{ route: string, head: string, body: string, scripts: string }} page
 */
function fillTemplate(template, { route, head, body, scripts }) {
  return template
    .replace(MARKS.head, () => head + scripts)
    .replace(MARKS.root, () => `<div id="root" data-prerendered="${route}">`)
    .replace(MARKS.html, () => body);
}

/**
 * A page to which the server adds the API's responses.
 *
 * @param {string} template
 * @param {Parameters<typeof fillTemplate>[1]} page
 */
function fillWithAnswers(template, page) {
  return fillTemplate(template, page).replace(END, () => ANSWER_MARK + END);
}

/**
 * A project's page. The server adds its title and description with the rest.
 *
 * @param {string} template
 * @param {{ head: string, body: string, scripts: string }} page
 */
function fillProject(template, page) {
  const head = page.head.replaceAll(/<title[^>]*>[^<]*<\/title>|<meta\b[^>]*>/g, '');
  return fillWithAnswers(template, { ...page, head, route: '/projects/{project.id}' });
}

/**
 * A page that the browser renders from scratch. React would add its own title after this one and never show it, so these tags are marked
 * for src/app/PageHead.tsx to remove.
 *
 * @param {string} template
 * @param {{ head?: string, scripts?: string, noscript: string }} page
 */
function fillShell(template, { head = '', scripts = '', noscript }) {
  const marked = head.replaceAll(/<(title|meta)\b/g, '<$1 data-first');
  return template.replace(MARKS.head, () => marked + scripts).replace(MARKS.html, () => noscript);
}

/**
 * Builds src/app/entry-server.tsx with everything that it needs, and loads it. The server keeps using it.
 *
 * @param {string} root
 * @returns {Promise<typeof import('../src/app/entry-server.tsx')>}
 */
async function buildRenderer(root) {
  const outDir = path.join(root, 'build', 'renderer');
  await build({
    root,
    logLevel: 'warn',
    // React's own build for production, whatever NODE_ENV the server is started with.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: { ssr: SERVER_ENTRY, outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  return import(pathToFileURL(path.join(outDir, 'entry-server.js')).href);
}

/**
 * Runs after `vite build`. Writes each public page with known content as HTML, `_shell.html` (the empty page for all other addresses), the
 * templates for the home page and project pages, and the facts for the server (`.site.json`). src/app/main.tsx hydrates the pages.
 *
 * @param {{ root?: string, clientDir?: string }} [options]
 * @returns {Promise<Record<string, string>>} each route's file, relative to `clientDir`
 */
export async function prerenderPages({ root = ROOT, clientDir = path.join(root, 'build', 'client') } = {}) {
  const template = withStylesFirst(await readFile(path.join(clientDir, ENTRY), 'utf8'));
  for (const mark of [...Object.values(MARKS), END]) {
    if (!template.includes(mark)) throw new Error(`index.html lost ${mark}`);
  }
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(path.join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  /** @type {(file: string, content: string) => Promise<void>} */
  const write = async (file, content) => {
    await mkdir(path.dirname(path.join(clientDir, file)), { recursive: true });
    await writeFile(path.join(clientDir, file), content);
  };
  const renderer = await buildRenderer(root);
  for (const { route, module, file, url } of renderer.staticPages) {
    const page = {
      ...(await renderer.renderPage(url)),
      route,
      scripts: scriptTags(scriptsOf(manifest, module)),
    };
    await write(file, fillTemplate(template, page));
    // The server renders the body again, with what it is shown with.
    if (route === '/') await write('_home.html', fillWithAnswers(template, { ...page, body: MARKS.html }));
  }
  const { body: noscript } = await renderer.renderScriptNeeded();
  await write('_shell.html', fillShell(template, { noscript }));
  const missing = await renderer.renderNoProject();
  await write('_no-project.html', fillShell(template, { head: missing.head, noscript: missing.body }));
  for (const { url, module, file } of renderer.headPages) {
    const { head } = await renderer.renderPage(url);
    await write(
      file,
      fillShell(template, { head, noscript, scripts: preloadTags(scriptsOf(manifest, module)) }),
    );
  }
  const scripts = scriptTags(scriptsOf(manifest, PROJECT_MODULE));
  for (const { file, hasCover } of renderer.projectPages) {
    await write(file, fillProject(template, { ...(await renderer.renderProject({ hasCover })), scripts }));
  }
  await write('.site.json', JSON.stringify(renderer.siteFacts));
  await rm(path.join(clientDir, '.vite'), { recursive: true });
  return Object.fromEntries(renderer.staticPages.map(({ route, file }) => [route, file]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = await prerenderPages();
  for (const [route, file] of Object.entries(written)) console.log(`Prerendered ${route} to ${file}`);
}
