import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { sizeOfViewport } from '../../.storybook/viewports';
import { loadStory, showStory, test } from './storybook';

interface StoryIndex {
  entries: Record<string, { type: string; id: string; title: string; name: string }>;
}

const WIDEST_PHONE_PX = 600;

/** The project that photographs a story with a viewport of its own. */
const projectOf = (viewport: string) =>
  sizeOfViewport(viewport).width <= WIDEST_PHONE_PX ? 'phone' : 'desktop';

const { entries } = JSON.parse(
  readFileSync(`${process.env['VISUAL_STORYBOOK']}/index.json`, 'utf8'),
) as StoryIndex;

for (const { id, title, name } of Object.values(entries).filter(({ type }) => type === 'story')) {
  test(`${title} › ${name}`, async ({ storybook }, testInfo) => {
    const { project, config } = testInfo;
    const picture = `${id}.png`;
    const isNew = config.updateSnapshots === 'none' && !existsSync(testInfo.snapshotPath(picture));
    const { viewport, masked, isSkipped } = await loadStory(storybook, id);
    test.skip(isSkipped, 'The story says that it has no picture.');
    test.skip(viewport !== undefined && projectOf(viewport) !== project.name, 'The story has its own width.');
    test.skip(isNew, 'There is no older picture.');
    await storybook.setViewportSize(sizeOfViewport(viewport ?? project.name));
    await showStory(storybook, id);
    await expect(storybook).toHaveScreenshot(picture, {
      fullPage: true,
      mask: masked.map((selector) => storybook.locator(selector)),
    });
  });
}
