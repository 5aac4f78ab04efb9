import { Site, TEMPLATE } from './site';

/**
 * Starts the built server once over an empty folder, which makes the database and fills it with samples. Every site of the
 * tests begins with a copy of that folder instead of making its own. Playwright calls it before the first test, and what it
 * gives after the last one.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes no other.
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  const site = await Site.create();
  await site.stop();
  process.env[TEMPLATE] = site.dataDir;
  return () => site.dispose();
}
