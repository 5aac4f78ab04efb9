import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { sizeOfViewport } from '../../.storybook/viewports';
import { loadStory, openStorybook, showStory, test } from './storybook';

interface StoryIndex {
  entries: Record<string, { type: string; id: string; title: string; name: string }>;
}

const WIDEST_PHONE_PX = 600;

/** The project that photographs a story with a viewport of its own. */
const projectOf = (viewport: string) =>
  sizeOfViewport(viewport).width <= WIDEST_PHONE_PX ? 'phone' : 'desktop';

const readStories = (folder: string | undefined) => {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as StoryIndex;
  return Object.values(entries).filter(({ type }) => type === 'story');
};

const stories = readStories(process.env['VISUAL_STORYBOOK']);
const older = process.env['VISUAL_OLDER_STORYBOOK'];
const comparable = new Set((older === undefined ? stories : readStories(older)).map(({ id }) => id));

for (const { id, title, name } of stories) {
  test(`${title} › ${name}`, async ({ storybook }, testInfo) => {
    test.skip(!comparable.has(id), 'There is no older picture.');
    if (process.env['VISUAL_FRESH_PAGES']) await openStorybook(storybook);
    const { viewport, masked, isSkipped } = await loadStory(storybook, id);
    test.skip(isSkipped, 'The story says that it has no picture.');
    test.skip(
      viewport !== undefined && projectOf(viewport) !== testInfo.project.name,
      'The story has its own width.',
    );
    await storybook.setViewportSize(sizeOfViewport(viewport ?? testInfo.project.name));
    await showStory(storybook, id);
    await expect(storybook).toHaveScreenshot(`${id}.png`, {
      fullPage: true,
      mask: masked.map((selector) => storybook.locator(selector)),
    });
  });
}
