import { preview } from 'vite';

/** Serves the built Storybook at `VISUAL_ORIGIN`. Playwright calls this first, and the function it returns last. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default async function serve(): Promise<() => Promise<void>> {
  const outDir = process.env['VISUAL_STORYBOOK'];
  if (outDir === undefined) throw new Error('Run this with npm run visual.');
  const server = await preview({ configFile: false, logLevel: 'error', build: { outDir } });
  process.env['VISUAL_ORIGIN'] = server.resolvedUrls?.local[0];
  return () => server.close();
}
