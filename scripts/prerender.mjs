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
/** Left in the pages of projects, behind all that is seen: what the backend answers about the project. */
const ANSWER_MARK = '<!--first-answer-->';
const END = '</body>';

// Without a <head> in its tree React writes these first: they belong into the template's head.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*>/g;

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
 * Has the browser fetch scripts beside the main script, which would otherwise find them only when it runs.
 *
 * @param {string[]} scripts
 */
const preloadTags = (scripts) =>
  scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`).join('');

/**
 * Has the main script, which stands behind these tags, run only when the page's own has come with all that it imports.
 * As long as that is missing, React would put a spinner in the place of the page when the address changes: whoever follows
 * a link within the page, or skips to its content, would lose it, and what they have typed.
 *
 * @param {string[]} scripts the page's own first
 */
function scriptTags([own, ...imported]) {
  if (own === undefined) throw new Error('A page has no script of its own');
  return `<script type="module" crossorigin src="${own}"></script>${preloadTags(imported)}`;
}

/**
 * Nothing is drawn before the styles are there, so they are asked for before the scripts.
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
 * A page whose content the browser takes over as it is.
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
 * The page of a project. Its title and description are the server's, which are written into it with all the rest.
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
 * A page that the browser renders afresh. React would put its own title behind the one in the HTML and never show it, so
 * what stands in the head is marked, for src/app/PageHead.tsx to take away.
 *
 * @param {string} template
 * @param {{ head?: string, scripts?: string, noscript: string }} page
 */
function fillShell(template, { head = '', scripts = '', noscript }) {
  const marked = head.replaceAll(/<(title|meta)\b/g, '<$1 data-first');
  return template.replace(MARKS.head, () => marked + scripts).replace(MARKS.html, () => noscript);
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
 * page from which every other address starts, the pages that the server fills with a project, and what the server must
 * know (`.site.json`). Pages are hydrated by src/app/main.tsx.
 *
 * @param {{ root?: string, clientDir?: string }} [options]
 * @returns {Promise<Record<string, string>>} the file of each route, relative to `clientDir`
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
