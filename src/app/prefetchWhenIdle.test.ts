import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { prefetchWhenIdle } from './prefetchWhenIdle';
import { publicRoutes } from './publicRoutes';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The patterns of the pages that are loaded, in their order. The script of `stuck` never arrives. */
async function loaded({ connection, stuck }: { connection?: object; stuck?: string | undefined } = {}) {
  vi.stubGlobal('navigator', { connection });
  const patterns: string[] = [];
  for (const { path, Component } of publicRoutes)
    vi.spyOn(Component, 'prefetch').mockImplementation(async (params) => {
      patterns.push(params ? `${path} with its data` : path);
      if (path === stuck) await new Promise(() => {});
    });
  prefetchWhenIdle();
  expect(patterns).toEqual([]);
  await vi.runAllTimersAsync();
  return patterns;
}

it('loads the scripts of the pages that the header and the list link to', async () => {
  const next = ['home', 'about', 'mission', 'projects', 'volunteer'] as const;
  expect(new Set(await loaded())).toEqual(new Set([...next.map((name) => paths[name]()), '/projects/:id']));
});

it('loads one at a time', async () => {
  const all = await loaded();
  expect(await loaded({ stuck: all[1] })).toEqual(all.slice(0, 2));
});

it.each([{ saveData: true }, { effectiveType: '2g' }])('loads nothing with %o', async (connection) => {
  expect(await loaded({ connection })).toEqual([]);
});
