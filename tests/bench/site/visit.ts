// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page cannot use anything outside of itself
import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { LinkProfile, SlowLink } from './slowLink.ts';

/** A link and a processor. */
export interface Profile extends LinkProfile {
  /** How many times slower the processor is. */
  slowdown: number;
}

export const SLOW: Profile = { downKilobits: 400, upKilobits: 400, roundTripMs: 400, slowdown: 6 };
export const FOURTH_GENERATION: Profile = {
  downKilobits: 1600,
  upKilobits: 750,
  roundTripMs: 150,
  slowdown: 4,
};

const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1350, height: 900 } };

/** Times in milliseconds since the navigation began, sizes in bytes on the wire. */
export interface Visit {
  firstPaint: number;
  lcp: number;
  cls: number;
  /** The sum of what each task takes beyond 50 ms. */
  blocking: number;
  longestTask: number;
  /** The longest run of a script in a frame of 50 ms or more, without the layouts that it forces. */
  longestScript: number;
  /** When the page's main element is there and would react. */
  usable: number;
  script: number;
  /** Scripts that arrived before the largest paint. */
  scriptBeforeLcp: number;
  /** Everything until the page is idle, except photographs. */
  bytes: number;
  /** What the idle page loads for the next ones. */
  ahead: number;
}

interface Observed extends Omit<Visit, 'script' | 'scriptBeforeLcp' | 'bytes' | 'ahead'> {
  startedAt: number;
}

/** Not in TypeScript's library yet. */
interface LongAnimationFrame extends PerformanceEntry {
  scripts: readonly { duration: number; forcedStyleAndLayoutDuration: number }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page before its own scripts. */
function observe(usableSelector: string): void {
  const observed: Observed = {
    startedAt: performance.timeOrigin,
    firstPaint: 0,
    lcp: 0,
    cls: 0,
    blocking: 0,
    longestTask: 0,
    longestScript: 0,
    usable: 0,
  };
  window.observed = observed;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ startTime }) => (observed.firstPaint ||= startTime));
  on('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  on('layout-shift', (entry) => (observed.cls += (entry as PerformanceEntry & { value: number }).value));
  on('longtask', ({ duration }) => {
    observed.blocking += duration - 50;
    observed.longestTask = Math.max(observed.longestTask, duration);
  });
  on('long-animation-frame', (entry) => {
    for (const { duration, forcedStyleAndLayoutDuration } of (entry as LongAnimationFrame).scripts)
      observed.longestScript = Math.max(observed.longestScript, duration - forcedStyleAndLayoutDuration);
  });
  /** A link or a button of a form that the server handles works at once, anything else once React has it. */
  const reacts = (element: Element) =>
    element.matches('a[href]') ||
    element.closest('form[action]') !== null ||
    Object.keys(element).some((key) => key.startsWith('__react'));
  const look = () => {
    // What is not laid out yet is not there, and asking only whether it is hidden would lay it out.
    const found = document.querySelector(usableSelector);
    const isThere =
      found?.checkVisibility({ contentVisibilityAuto: true }) && !found.matches(':disabled') && reacts(found);
    if (isThere) observed.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export interface PageSettings {
  profile: Profile;
  isDesktop?: boolean;
  /** The element that must react. */
  usableSelector: string;
  /** In `localStorage`, such as a sign-in. */
  storage?: Readonly<Record<string, string>>;
}

let contexts = 0;

/** A visitor with an empty cache and an address of their own. */
export async function openContext(
  browser: Browser,
  { isDesktop, storage }: PageSettings,
): Promise<BrowserContext> {
  contexts += 1;
  const context = await browser.newContext({
    ...(isDesktop ? DESKTOP : PHONE),
    // The server limits requests per address.
    extraHTTPHeaders: { 'X-Forwarded-For': `10.9.${contexts >> 8}.${contexts & 255}` },
  });
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, storage ?? {});
  return context;
}

interface Loaded {
  path: string;
  type: string;
  size: number;
  /** In milliseconds since 1970. */
  endedAt: number;
}

/** A page on a slow processor, and what it loads. */
export async function openPage(context: BrowserContext, { profile, usableSelector }: PageSettings) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loaded = new Map<string, Loaded>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType } = response;
    loaded.set(requestId, { path: new URL(url).pathname, type: mimeType, size: 0, endedAt: Infinity });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = loaded.get(requestId);
    if (file) Object.assign(file, { size: encodedDataLength, endedAt: Date.now() });
  });
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  await page.addInitScript(observe, usableSelector);
  return { page, loaded };
}

const sum = (files: readonly Loaded[]) => files.reduce((total, { size }) => total + size, 0);

const isCounted = ({ path, type }: Loaded) => !type.startsWith('image/') || path.endsWith('.svg');

/** Loads an address, waits until the page neither loads nor computes anything more, and lets it idle. */
async function load(page: Page, loaded: Map<string, Loaded>, url: string, idleMs = 0): Promise<Visit> {
  loaded.clear();
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  await page.waitForLoadState('networkidle', { timeout: 90_000 });
  // Chromium may never be idle where there is nothing to draw.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.waitForLoadState('networkidle', { timeout: 90_000 });
  const files = [...loaded.values()];
  const scripts = files.filter(({ type }) => type.includes('javascript'));
  const bytes = sum(files.filter(isCounted));
  await page.waitForTimeout(idleMs);
  const { startedAt, ...observed } = await page.evaluate(() => window.observed);
  return {
    ...observed,
    script: sum(scripts),
    scriptBeforeLcp: sum(scripts.filter(({ endedAt }) => endedAt < startedAt + observed.lcp)),
    bytes,
    ahead: sum([...loaded.values()].filter(isCounted)) - bytes,
  };
}

/** How long a visitor looks at an idle page before the press on a link. */
const LOOK_MS = 10_000;

/** Presses a link; returns the time in milliseconds until the next page's heading is there. */
function timeStep(page: Page, link: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const start = performance.now();
        // Looking in every frame would have the browser draw one between any two steps of React's rendering.
        const observer = new MutationObserver(() => {
          if (heading() === undefined || heading() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
        document.querySelector<HTMLElement>(selector)?.click();
      }),
    link,
  );
}

export interface Measured {
  first: Visit;
  /** The same page again, from the browser's cache where it can. */
  second: Visit;
  stepMs: number | null;
}

/** Visits a path with an empty cache, takes a step inside the app, and visits it again; each on a new connection. */
export async function measure(
  browser: Browser,
  link: SlowLink,
  path: string,
  settings: PageSettings & { step?: string | undefined },
): Promise<Measured> {
  const url = `https://127.0.0.1:${link.port}${path}`;
  const context = await openContext(browser, settings);
  const { page, loaded } = await openPage(context, settings);
  link.reset(settings.profile);
  const first = await load(page, loaded, url, settings.step ? LOOK_MS : 0);
  const stepMs = settings.step ? await timeStep(page, settings.step) : null;
  // Otherwise the browser would request again what the lost connection cut off, such as fonts.
  await page.goto('about:blank');
  link.reset(settings.profile);
  const second = await load(page, loaded, url);
  await context.close();
  return { first, second, stepMs };
}
