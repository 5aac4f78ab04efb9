import { afterEach, describe, expect, it, vi } from 'vitest';
import { stopClock, STORY_NOW } from '../../.storybook/clock';
import { createGuard, judgeRequest } from '../../.storybook/guard';

const HERE = 'http://localhost:6006';

describe('judgeRequest', () => {
  it.each([
    ['GET', `${HERE}/src/components/Button/Button.tsx`],
    ['GET', `${HERE}/favicon.svg`],
    ['GET', `${HERE}/backend-guide.html`],
  ])('allows Storybook’s own requests: %s %s', (method, url) => {
    expect(judgeRequest({ method, url }, HERE)).toBeUndefined();
  });

  it.each([
    [
      'POST',
      `${HERE}/backend/api/donation/donations`,
      'unmocked request: POST /backend/api/donation/donations',
    ],
    ['GET', `${HERE}/backend`, 'unmocked request: GET /backend'],
    ['GET', `${HERE}/backend/media/cover.webp?v=2`, 'unmocked request: GET /backend/media/cover.webp'],
  ])('reports unhandled requests: %s %s', (method, url, problem) => {
    expect(judgeRequest({ method, url }, HERE)).toBe(problem);
  });

  it.each([
    'https://fonts.example/sans.woff2',
    'http://localhost:3000/favicon.svg',
    'https://localhost:6006/',
  ])('reports requests to other origins: %s', (url) => {
    expect(judgeRequest({ method: 'GET', url }, HERE)).toBe(`request to another origin: GET ${url}`);
  });
});

describe('createGuard', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('reports nothing for a clean story', () => {
    expect(() => createGuard().assertNoProblems()).not.toThrow();
  });

  it('reports every problem', () => {
    const guard = createGuard();
    guard.report('first');
    guard.report('second');
    expect(() => guard.assertNoProblems()).toThrow('The story had problems:\nfirst\nsecond');
  });

  it('forgets the previous story', () => {
    const guard = createGuard();
    guard.report('first');
    guard.reset();
    expect(() => guard.assertNoProblems()).not.toThrow();
  });

  it('fails a story on console.error, and still prints it', () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const guard = createGuard();
    const stop = guard.watchConsole([]);
    console.error('Each child needs a %s', 'key');
    stop();
    expect(print).toHaveBeenCalledWith('Each child needs a %s', 'key');
    expect(() => guard.assertNoProblems()).toThrow('console.error: Each child needs a %s key');
  });

  it('ignores only the errors that the story expects', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const guard = createGuard();
    const stop = guard.watchConsole([/boom/]);
    console.error(new Error('boom'));
    expect(() => guard.assertNoProblems()).not.toThrow();
    console.error('bang');
    stop();
    expect(() => guard.assertNoProblems()).toThrow('console.error: bang');
  });

  it('does not report a failed assertion again', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const guard = createGuard();
    const stop = guard.watchConsole([]);
    console.error(Object.assign(new Error('expected 1 to be 2'), { name: 'AssertionError' }));
    stop();
    expect(() => guard.assertNoProblems()).not.toThrow();
  });

  it('restores the console', () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const guard = createGuard();
    guard.watchConsole([])();
    expect(console.error).toBe(print);
    console.error('later');
    expect(() => guard.assertNoProblems()).not.toThrow();
  });
});

describe('stopClock', () => {
  it('stops only Date, and restores it', async () => {
    const RealDate = Date;
    const go = stopClock();
    try {
      expect(Date.now()).toBe(STORY_NOW);
      expect(new Date().toISOString()).toBe('2026-11-21T09:00:00.000Z');
      expect(new Date(0).getTime()).toBe(0);
      expect(new Date(2025, 0, 31, 12).getDate()).toBe(31);
      expect(Date.UTC(1970, 0, 1)).toBe(0);
      expect(new Date()).toBeInstanceOf(Date);
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
    } finally {
      go();
    }
    expect(Date).toBe(RealDate);
  });
});
