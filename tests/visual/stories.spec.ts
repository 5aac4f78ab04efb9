import { readFileSync } from 'node:fs';
import { expect, type Page, type PageScreenshotOptions } from 'playwright/test';
import { sizeOfViewport } from '../../.storybook/viewports';
import { loadStory, openStorybook, settle, showStory, test, waitForPictures } from './storybook';

interface StoryIndex {
  entries: Record<string, { type: string; id: string; title: string; name: string }>;
}

/** The widths of a story without a viewport of its own. It is shown at the first, and resized to the second. */
const VIEWPORTS = ['desktop', 'phone'];

const readStories = (folder: string | undefined) => {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as StoryIndex;
  return Object.values(entries).filter(({ type }) => type === 'story');
};

const stories = readStories(process.env['VISUAL_STORYBOOK']);
const older = process.env['VISUAL_OLDER_STORYBOOK'];
const comparable = new Set((older === undefined ? stories : readStories(older)).map(({ id }) => id));

/** Whether pictures are taken at once, and not only when the page has stopped changing, which takes three times as long. */
const isFirstTry = !process.env['VISUAL_FRESH_PAGES'];

/**
 * Compares a story with its older picture, or writes that picture.
 *
 * @param masked selectors of the parts that are covered
 */
async function comparePicture(storybook: Page, name: string, masked: readonly string[]): Promise<void> {
  const options: PageScreenshotOptions = {
    fullPage: true,
    animations: 'disabled',
    mask: masked.map((selector) => storybook.locator(selector)),
  };
  if (isFirstTry) {
    const file = test.info().snapshotPath(name, { kind: 'screenshot' });
    if (test.info().config.updateSnapshots === 'all') {
      await storybook.screenshot({ ...options, path: file });
      return;
    }
    // The same bytes are the same picture; decoding both takes as long as taking one.
    if ((await storybook.screenshot(options)).equals(readFileSync(file))) return;
  }
  await expect.soft(storybook).toHaveScreenshot(name, options);
}

for (const { id, title, name } of stories) {
  test(`${title} › ${name}`, async ({ storybook }) => {
    test.skip(!comparable.has(id), 'There is no older picture.');
    if (!isFirstTry) await openStorybook(storybook);
    const { viewport, masked, isSkipped } = await loadStory(storybook, id);
    test.skip(isSkipped, 'The story says that it has no picture.');
    const viewports = viewport === undefined ? VIEWPORTS : [viewport];
    await storybook.setViewportSize(sizeOfViewport(viewports[0]));
    await showStory(storybook, id);
    for (const width of viewports) {
      await storybook.setViewportSize(sizeOfViewport(width));
      await waitForPictures(storybook);
      if (!isFirstTry) await settle(storybook);
      await comparePicture(storybook, `${id}-${width}.png`, masked);
    }
  });
}
