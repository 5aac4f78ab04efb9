import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';

const ASSETS = 'build/client/assets';

/** Modules that only an administrator's browser may load; each is the name of its script. */
export const MODULES = readdirSync('src/app/pages/admin')
  .filter((file) => /^\w+\.tsx$/.test(file))
  .map((file) => path.parse(file).name);

/** Words that appear only in administrators' code, whatever its script is called. */
export const MARKS = ['/api/auth/register', '/api/donation/exchange_rate/update', 'Subscription Management'];

/** The scripts of the site. */
export const scripts = () => readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
/** What a script of the site contains. */
export const textOf = (file: string) => readFileSync(path.join(ASSETS, file), 'utf8');

const isAdministrators = (file: string) =>
  MODULES.some((name) => file.startsWith(`${name}-`)) || MARKS.some((mark) => textOf(file).includes(mark));

/** Records the scripts that a page loads. */
export function watchScripts(page: Page): { loaded: string[]; ofAdministration: () => string[] } {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.push(path.posix.basename(pathname));
  });
  return { loaded, ofAdministration: () => loaded.filter(isAdministrators) };
}
