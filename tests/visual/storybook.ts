// oxlint-disable no-underscore-dangle -- Storybook's names
import { test as base, type Page } from 'playwright/test';

/** What a story says about its pictures, in its `globals` and its parameter `chromatic`. */
export interface StorySettings {
  /** The name of its own viewport. */
  viewport?: string | undefined;
  /** Selectors of the parts that are covered in its pictures. */
  masked: string[];
  isSkipped: boolean;
}

interface LoadedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { chromatic?: { ignoreSelectors?: string[]; disableSnapshot?: boolean } };
}

/** What Storybook's preview has on `window`, without types of its own. */
interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { loadStory: (story: { storyId: string }) => Promise<LoadedStory> };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (detail: { storyId: string }) => void) => void;
    off: (event: string, listener: (detail: { storyId: string }) => void) => void;
    emit: (event: string, detail: object) => void;
  };
  isBeingCaptured: boolean;
  isStill: boolean;
  /** The story's requests without a response yet. */
  pendingRequests: Set<object>;
}

/** Keeps what is on the page as it is during the picture: a toast would close, and a slow request be called slow. */
function ignoreTimersDuringPicture(): void {
  const preview = window as unknown as PreviewWindow;
  const start = window.setTimeout.bind(window);
  const startUnlessCapturing = (run: (...args: unknown[]) => void, delayMs?: number, ...args: unknown[]) =>
    start(() => {
      if (!preview.isBeingCaptured) run(...args);
    }, delayMs);
  window.setTimeout = startUnlessCapturing as typeof window.setTimeout;
}

/** Capturing the whole page makes the window as tall as the page, which would show or hide what depends on scrolling. */
function ignoreObserversWhileStill(): void {
  const preview = window as unknown as PreviewWindow;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(handle: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        if (!preview.isStill) handle(entries, observer);
      }, options);
    }
  };
}

/** Keeps track of requests, so that a picture can wait for what a story loads beyond what its steps look at. */
function watchRequests(): void {
  const preview = window as unknown as PreviewWindow;
  const send = window.fetch.bind(window);
  preview.pendingRequests = new Set();
  window.fetch = async (...request) => {
    const { pendingRequests } = preview;
    pendingRequests.add(request);
    try {
      return await send(...request);
    } finally {
      pendingRequests.delete(request);
    }
  };
}

/** Loads Storybook without a story. */
export async function openStorybook(page: Page): Promise<void> {
  // The accessibility checks are for the stories' tests.
  await page.goto(`${process.env['VISUAL_ORIGIN']}iframe.html?globals=a11y.manual:!true`);
  await page.waitForFunction(
    () => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue,
  );
}

/** One page per worker shows all of its stories, because loading Storybook takes longer than a story. */
export const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' });
      await page.addInitScript(ignoreTimersDuringPicture);
      await page.addInitScript(ignoreObserversWhileStill);
      await page.addInitScript(watchRequests);
      await openStorybook(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Loads a story's file, and returns the story's settings. */
export function loadStory(page: Page, storyId: string): Promise<StorySettings> {
  return page.evaluate(async (id) => {
    const store = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue;
    if (!store) throw new Error('Storybook has no stories.');
    const { storyGlobals, parameters } = await store.loadStory({ storyId: id });
    return {
      viewport: storyGlobals.viewport?.value,
      masked: parameters.chromatic?.ignoreSelectors ?? [],
      isSkipped: parameters.chromatic?.disableSnapshot ?? false,
    };
  }, storyId);
}

/** Renders a story; resolves when its play function has ended, well or badly, and its requests have responses. */
export function showStory(page: Page, storyId: string): Promise<void> {
  return page.evaluate(async (id) => {
    const preview = window as unknown as PreviewWindow;
    const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
    preview.isBeingCaptured = false;
    // An earlier story may be about a request that never gets a response.
    preview.pendingRequests = new Set();
    window.scrollTo(0, 0);
    await new Promise<void>((resolve) => {
      const finish = (finished: { storyId: string }) => {
        if (finished.storyId !== id) return;
        channel.off('storyFinished', finish);
        resolve();
      };
      channel.on('storyFinished', finish);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    // This story may be about one, too.
    const latest = performance.now() + 500;
    for (let quietFrames = 0; quietFrames < 2 && performance.now() < latest;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      quietFrames = preview.pendingRequests.size === 0 ? quietFrames + 1 : 0;
    }
    preview.isBeingCaptured = true;
  }, storyId);
}

/** Resolves when the story's pictures are there. */
export function waitForPictures(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/** Resets what would make a screenshot depend on the page's history: its scroll position and its partial repaints. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const preview = window as unknown as PreviewWindow;
    preview.isStill = false;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A part that was repainted alone can have different pixels at its rounded corners, so everything is hidden and then repainted
    // together.
    for (const clipPath of ['', 'inset(100%)', '']) {
      document.documentElement.style.clipPath = clipPath;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      preview.isStill = true;
    }
  });
}
