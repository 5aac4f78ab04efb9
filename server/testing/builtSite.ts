import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Stands in for src/app/entry-server.tsx: each page asks for one thing, and shows what it gets. */
const RENDERER = `
  const addresses = { '/': '/api/project/?sort=nearly_funded', '/projects': '/api/project/' };
  export const projectsUrl = (search) => '/projects' + (search && '?' + search);
  export async function renderWithData(url, responseTo) {
    const [path, query] = url.split('?');
    const address = addresses[path] ?? path.replace('/projects/', '/api/project/');
    const response = await responseTo(query ? address + '?' + query : address);
    const body = JSON.stringify(response).replaceAll('<', '&lt;');
    return { head: '<title>' + url + '</title>', body, embedded: [{ address, response }] };
  }
`;

/** What the build writes for each page that the server renders. */
const TEMPLATE =
  '<head><!--app-head--><!--site-head--></head><div id="root" data-prerendered="{route}"><!--app-html--></div><!--embedded-response-->';

/** A website as the build leaves it. The caller removes it. */
export function writeBuiltSite(files: Readonly<Record<string, string | Buffer>>): {
  /** The folder of the client's files. */
  directory: string;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const templates = ['_home.html', '_projects.html', '_project.html'].map(
    (name) => [name, TEMPLATE] as const,
  );
  const facts = { screens: ['/', '/projects', '/projects/:id'], name: 'Kitbridge', organisation: {} };
  const client = { '.site.json': JSON.stringify(facts), ...Object.fromEntries(templates), ...files };
  const written = [
    ['renderer/entry-server.js', RENDERER] as const,
    ...Object.entries(client).map(([name, content]) => [`client/${name}`, content] as const),
  ];
  for (const [name, content] of written) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return {
    directory: join(folder, 'client'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
