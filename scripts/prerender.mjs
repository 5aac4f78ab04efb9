// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync } from 'vite';
import { askEarly } from './lib/askEarly.mjs';
import { chooseFont } from './lib/chooseFont.mjs';
import { removeHeaderIfSignedOut } from './lib/removeHeaderIfSignedOut.mjs';
import { layOutRest } from './lib/layOutRest.mjs';
import { loadScripts } from './lib/loadScripts.mjs';
import { stylesFor } from './lib/stylesFor.mjs';

const ENTRY = 'index.html';
/** The admin area is built separately. */
export const ADMIN_ENTRY = 'src/app/adminMain.tsx';
export const ADMIN_MANIFEST = '.vite/admin.json';
const SERVER_ENTRY = 'src/app/entry-server.tsx';
const MARKS = {
  head: '<!--app-head-->',
  html: '<!--app-html-->',
  root: '<div id="root">',
  // Placeholders for what the server adds.
  site: '<!--site-head-->',
};
/** The placeholder for the API's responses that a page is shown with. */
const EMBEDDED_MARK = '<!--embedded-response-->';
/** The placeholder for the path of a page that the server renders. */
const ROUTE_MARK = '{route}';
const END = '</body>';

const MAIN_SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
const PROJECT = 'src/app/pages/ProjectPage.tsx';
/** Files of groups in vite.config.ts. */
const REACT = /\/react-/;
const EVALUATE_REACT = /\/evaluateReact-/;

/**
 * @typedef {Record<string, { file: string, imports?: string[], dynamicImports?: string[], css?: string[] }>} Manifest
 * @typedef {{ scripts: string[], stylesheet: string }} Loaded the scripts that a page loads once it has been painted, in the order in which
 *   they run, and the styles of all public pages (src/app/siteStyles.ts)
 */

/** @type {(clientDir: string, file: string) => Promise<Manifest>} */
const readManifest = async (clientDir, file) =>
  JSON.parse(await readFile(path.join(clientDir, file), 'utf8'));

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
 * The main script with all that it imports, and the scripts of a page that it does not import, each before its imports.
 *
 * @param {Manifest} manifest
 * @param {string} entry
 * @param {string} module
 */
function scriptsOf(manifest, entry, module) {
  const main = withImports(manifest, entry);
  const own = [...withImports(manifest, module)].filter((key) => !main.has(key));
  const fileOf = (/** @type {string} */ key) => `/${manifest[key]?.file}`;
  return { main: [...main].map(fileOf), own: own.map(fileOf) };
}

/**
 * All scripts that can draw something on a page before the visitor leaves it, including those that it loads later.
 *
 * @param {Manifest} manifest
 * @param {string} module
 */
function drawingScriptsOf(manifest, module) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const key of [ENTRY, module]) withImports(manifest, key, found);
  const later = [...found].flatMap((key) => manifest[key]?.dynamicImports ?? []);
  for (const key of later) if (!key.startsWith('src/app/')) withImports(manifest, key, found);
  // React uses no classes, but its code would match some.
  return [...found].filter((key) => !key.startsWith('_react-')).map((key) => `${manifest[key]?.file}`);
}

/**
 * Code that calls a self-contained function.
 *
 * @param {Function} call
 * @param {string} [argument] as code
 */
function inlineScript(call, argument = '') {
  const { code } = minifySync('inline.js', `(${call.toString()})(${argument})`, { module: false });
  return code;
}

/**
 * Follows a page's elements: lays out the rest of them and loads the scripts. The main script runs only once the page's own and all its
 * imports have loaded. Otherwise React would replace the page with a spinner when the URL changes, even by a link within it, and lose
 * what was typed.
 */
const LOADER =
  inlineScript(layOutRest, "document.getElementById('root')") +
  inlineScript(loadScripts, 'document.currentScript.dataset');
const FONT = inlineScript(chooseFont, 'document.currentScript.dataset');
/** These come first in a page's head, and name the most common fonts. */
const FONT_TAGS = ['650 16,400 16', '650 28,650 22', '650 18,650 14']
  .map((fonts) => `<script data-fonts="${fonts}">${FONT}</script>`)
  .join('');
const HEADER = inlineScript(removeHeaderIfSignedOut, 'document.currentScript.previousElementSibling');

/** @param {Loaded} loaded */
const loaderTag = ({ scripts, stylesheet }) =>
  `<script data-styles="${stylesheet}" data-scripts="${scripts.join(' ')}">${LOADER}</script>`;

/**
 * The scripts of a page that is empty without them: each runs once it and those before it have loaded.
 *
 * @param {string[]} scripts
 */
const scriptTags = (scripts) =>
  scripts.map((script) => `<script type="module" crossorigin src="${script}"></script>`).join('');

/** @param {string} code */
const inlineModule = (code) => `<script type="module">${code}</script>`;

/**
 * The code of a script as it runs in a page, whatever the page's URL.
 *
 * @param {string} code
 */
const withAbsoluteImports = (code) => code.replaceAll(/(?<=\b(?:from|import\(?)["`])\.\//g, '/assets/');

/** @param {string} content an inline script or style, for the security policy */
const hashOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * A page that the browser hydrates.
 *
 * @param {string} template
 * @param {{ route: string, head: string, body: string } & Loaded} page
 */
function fillTemplate(template, { route, head, body, ...loaded }) {
  return template
    .replace(MARKS.head, () => head)
    .replace(MARKS.root, () => `<div id="root" data-arriving data-prerendered="${route}">`)
    .replace(MARKS.html, () => body)
    .replace(END, () => loaderTag(loaded) + END);
}

/**
 * A template for pages that the server renders, with placeholders for what it adds.
 *
 * @param {string} template
 * @param {Loaded} loaded
 */
function fillRendered(template, loaded) {
  const page = {
    route: ROUTE_MARK,
    head: MARKS.head,
    body: MARKS.html,
    ...loaded,
  };
  return fillTemplate(template, page).replace(END, EMBEDDED_MARK + END);
}

/**
 * A page that the browser renders from scratch. React would add its own title after this one and never show it, so these tags are marked
 * for src/app/PageHead.tsx to remove.
 *
 * @param {string} template
 * @param {{ head?: string, tags: string, body: string }} page `tags`: of its scripts; `body`: until they run
 */
function fillShell(template, { head = '', tags, body }) {
  const marked = head.replaceAll(/<(title|meta)\b/g, '<$1 data-first');
  return template.replace(MARKS.head, () => marked + tags).replace(MARKS.html, () => body);
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
    build: {
      ssr: SERVER_ENTRY,
      outDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  });
  return import(pathToFileURL(path.join(outDir, 'entry-server.js')).href);
}

/**
 * The admin pages, which show only their header until their scripts have loaded.
 *
 * @param {{ clientDir: string, template: string, noscript: string, renderer: typeof import('../src/app/entry-server.tsx') }} options
 */
async function adminPages({ clientDir, template, noscript, renderer }) {
  const read = (/** @type {string} */ file) => readFile(path.join(clientDir, file), 'utf8');
  const manifest = await readManifest(clientDir, ADMIN_MANIFEST);
  const styles = await read(manifest[ADMIN_ENTRY]?.css?.[0] ?? '');
  if (Object.values(manifest).some(({ imports }) => imports?.includes(ADMIN_ENTRY)))
    throw new Error(
      'A page imports the entry, which would run twice: add what they share to vite.admin.config.ts',
    );
  const [entry = '', ...imports] = scriptsOf(manifest, ADMIN_ENTRY, ADMIN_ENTRY).main;
  const fileOf = (/** @type {RegExp} */ name) => imports.find((script) => name.test(script)) ?? '';
  const react = fileOf(REACT);
  // As a file it would arrive with the scripts that are requested after React; inline it runs React before them.
  const runReact = withAbsoluteImports(await read(fileOf(EVALUATE_REACT)));
  // The connection idles while the browser waits for the first script.
  const runEntry = withAbsoluteImports(await read(entry));
  await rm(path.join(clientDir, entry));
  const inlineScripts = [HEADER, runReact, runEntry];
  const header = async (/** @type {string} */ url) =>
    `${(await renderer.renderAdminHeader(url)).body}<script>${HEADER}</script>`;
  const page = async (
    /** @type {(typeof renderer.adminPages)[number]} */ { module = ADMIN_ENTRY, file, url, ask },
  ) => {
    const head = ['<meta name="robots" content="noindex">'];
    if (ask !== undefined) {
      // The URL is part of the code, so that the security policy allows no other.
      const asker = inlineScript(askEarly, JSON.stringify(ask));
      inlineScripts.push(asker);
      head.push(`<script>${asker}</script>`);
    }
    const { own } = scriptsOf(manifest, ADMIN_ENTRY, module);
    // All others import React, so it runs while the others are still arriving.
    const tags = `${scriptTags([react])}${inlineModule(runReact)}<style>${styles}</style>`;
    const body = (url === undefined ? '' : await header(url)) + noscript;
    const shell = fillShell(template, { head: head.join(''), tags, body });
    // Requested after React, so that React arrives, and runs, first.
    const others = imports.filter((script) => script !== react);
    const late = scriptTags(others) + inlineModule(runEntry) + scriptTags(own);
    return { file, html: shell.replace(END, () => late + END) };
  };
  const files = await Promise.all(renderer.adminPages.map(page));
  return { files, styles, inlineScripts };
}

/**
 * Runs after `vite build`. Writes each public page with known content as HTML, `_admin.html` (the admin area's empty page), the
 * templates for the pages that the server renders, and the facts for the server (`.site.json`). src/app/start.tsx hydrates the pages.
 *
 * @param {{ root: string, clientDir: string }} folders
 */
export async function prerenderPages({ root, clientDir }) {
  const entry = await readFile(path.join(clientDir, ENTRY), 'utf8');
  const template = entry.replace(MAIN_SCRIPT, '');
  if (template === entry) throw new Error('index.html lost its script');
  for (const mark of [...Object.values(MARKS), END]) {
    if (!template.includes(mark)) throw new Error(`index.html lost ${mark}`);
  }
  const manifest = await readManifest(clientDir, '.vite/manifest.json');
  /** @type {(file: string, content: string) => Promise<void>} */
  const write = async (file, content) => {
    await mkdir(path.dirname(path.join(clientDir, file)), { recursive: true });
    await writeFile(path.join(clientDir, file), content);
  };
  const renderer = await buildRenderer(root);
  /** @type {(module: string) => string[]} */
  const allScripts = (module) => {
    const { main, own } = scriptsOf(manifest, ENTRY, module);
    const [mainScript = '', ...mainImports] = main;
    return [...mainImports, ...own, mainScript];
  };
  const stylesheet = `/assets/public-${createHash('sha256').update(renderer.styles).digest('hex').slice(0, 8)}.css`;
  // The pages' own styles name the fonts, and a browser fetches a font for each place that names it.
  await write(stylesheet.slice(1), renderer.styles.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  /**
   * The hashes of the pages' styles, for the security policy.
   *
   * @type {Record<string, string>}
   */
  const styleHashes = {};
  /**
   * The template with all styles, or the given ones.
   *
   * @param {string} file
   * @param {string} [styles]
   */
  const styled = (file, styles = renderer.styles) => {
    styleHashes[file] = hashOf(styles);
    const tags = `${FONT_TAGS}<style>${styles}</style>`;
    return template.replace(MARKS.head, () => tags + MARKS.head);
  };
  /**
   * The template with the styles that a page can need.
   *
   * @type {(file: string, module: string, body?: string) => Promise<string>}
   */
  const styledFor = async (file, module, body = '') => {
    const sources = await Promise.all(
      drawingScriptsOf(manifest, module).map((script) => readFile(path.join(clientDir, script), 'utf8')),
    );
    return styled(file, await stylesFor(renderer.styles, [template, FONT, LOADER, body, ...sources]));
  };
  for (const { route, module = ENTRY, file, url } of renderer.staticPages) {
    const page = await renderer.renderPage(url);
    const scripts = allScripts(module);
    const styledPage = await styledFor(file, module, page.body);
    await write(file, fillTemplate(styledPage, { ...page, route, scripts, stylesheet }));
  }
  const { body: noscript } = await renderer.renderScriptNeeded();
  const admin = await adminPages({ clientDir, template, noscript, renderer });
  for (const { file, html } of admin.files) {
    styleHashes[file] = hashOf(admin.styles);
    await write(file, html);
  }
  const missing = await renderer.renderNoProject();
  const tags = scriptTags(allScripts(ENTRY));
  await write(
    '_no-project.html',
    fillShell(styled('_no-project.html'), { head: missing.head, tags, body: missing.body }),
  );
  await write(
    '_late-project.html',
    fillShell(styled('_late-project.html'), {
      body: noscript,
      tags: scriptTags(allScripts(PROJECT)),
    }),
  );
  for (const { url, module = ENTRY, file } of renderer.headPages) {
    const { head } = await renderer.renderPage(url);
    await write(
      file,
      fillShell(styled(file), {
        head,
        body: noscript,
        tags: scriptTags(allScripts(module)),
      }),
    );
  }
  for (const { module = ENTRY, file } of renderer.renderedPages) {
    const scripts = allScripts(module);
    await write(file, fillRendered(await styledFor(file, module), { scripts, stylesheet }));
  }
  const inline = { scripts: [FONT, LOADER, ...admin.inlineScripts].map(hashOf), styles: styleHashes };
  await write('.site.json', JSON.stringify({ ...renderer.siteFacts, inline }));
  await rm(path.join(clientDir, '.vite'), { recursive: true });
}
