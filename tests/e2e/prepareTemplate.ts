import { Site, TEMPLATE } from './site';

/**
 * Starts the built server once on an empty folder, to create the database and fill it with sample data. Every test
 * site starts with a copy of that folder instead of creating its own. Playwright calls this before the first test, and
 * the function it returns after the last.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  const site = await Site.create();
  await site.stop();
  process.env[TEMPLATE] = site.dataDir;
  return () => site.dispose();
}
