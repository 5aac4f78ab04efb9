import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('reports every problem', () => {
    const guard = createGuard();
    guard.report('first');
    guard.report('second');
    expect(() => guard.assertNoProblems()).toThrow('The story had problems:\nfirst\nsecond');
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
});
