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
  // Placeholders for what the server adds.
  site: '<!--site-head-->',
};
/** The placeholder in project pages for the API's response about the project. */
const ANSWER_MARK = '<!--embedded-response-->';
const END = '</body>';

// Without a <head> in its tree React renders these first; they belong in the template's head.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

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
 * A page that the browser hydrates.
 *
 * @param {string} template
 * @param {{ route: string, html: string, scripts: string }} page
 */
function fillTemplate(template, { route, html, scripts }) {
  const { head, body } = splitHead(html, route);
  return template
    .replace(MARKS.head, () => head + scripts)
    .replace(MARKS.root, () => `<div id="root" data-prerendered="${route}">`)
    .replace(MARKS.html, () => body);
}

/**
 * A project's page. The server adds its title and description with the rest.
 *
 * @param {string} template
 * @param {{ html: string, scripts: string }} page
 */
function fillProject(template, page) {
  const html = page.html.replaceAll(/<title[^>]*>[^<]*<\/title>|<meta\b[^>]*>/g, '');
  return fillTemplate(template, { ...page, html, route: '/projects/{project.id}' }).replace(
    END,
    () => ANSWER_MARK + END,
  );
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
 * Builds src/app/entry-server.tsx and passes it to `render`. The built files are kept until `render` is done, because pages load their
 * scripts while rendering.
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
 * Runs after `vite build`. Writes each public page with known content as HTML, `_shell.html` (the empty page for all other addresses), the
 * templates for project pages, and the facts for the server (`.site.json`). src/app/main.tsx hydrates the pages.
 *
 * @param {{ root?: string, clientDir?: string }} [options]
 * @returns {Promise<Record<string, string>>} each route's file, relative to `clientDir`
 */
export async function prerenderPages({ root = ROOT, clientDir = path.join(root, 'build', 'client') } = {}) {
  process.env.NODE_ENV = 'production';
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
  const written = await withRenderer(root, async (renderer) => {
    for (const { route, module, file, url } of renderer.staticPages) {
      const html = await renderer.renderPage(url);
      await write(
        file,
        fillTemplate(template, { route, html, scripts: scriptTags(scriptsOf(manifest, module)) }),
      );
    }
    const noscript = await renderer.renderScriptNeeded();
    await write('_shell.html', fillShell(template, { noscript }));
    const missing = splitHead(await renderer.renderNoProject(), '_no-project.html');
    await write('_no-project.html', fillShell(template, { head: missing.head, noscript: missing.body }));
    for (const { url, module, file } of renderer.headPages) {
      const { head } = splitHead(await renderer.renderPage(url), url);
      await write(
        file,
        fillShell(template, { head, noscript, scripts: preloadTags(scriptsOf(manifest, module)) }),
      );
    }
    const scripts = scriptTags(scriptsOf(manifest, PROJECT_MODULE));
    for (const { file, hasCover } of renderer.projectPages) {
      const html = await renderer.renderProject({ hasCover });
      await write(file, fillProject(template, { html, scripts }));
    }
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
