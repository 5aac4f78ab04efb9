import { expect, it, vi } from 'vitest';
import { recentReports } from './recentReports.ts';

const drawing = () => vi.fn<() => Promise<Buffer>>(async () => Buffer.from('pdf'));

it('draws what is made of the same once, also for several at once', async () => {
  const recent = recentReports();
  const draw = drawing();
  const [one, two] = await Promise.all([recent([1n, 'a'], draw), recent([1n, 'a'], draw)]);
  expect(one).toBe(two);
  expect(draw).toHaveBeenCalledOnce();
  await recent([2n, 'a'], draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('keeps the four that were asked for last', async () => {
  const recent = recentReports();
  const draw = drawing();
  for (const id of [1, 2, 3, 4, 1, 5, 1]) await recent(id, draw);
  expect(draw).toHaveBeenCalledTimes(5);
  await recent(2, draw);
  expect(draw).toHaveBeenCalledTimes(6);
});

it('draws again what failed', async () => {
  const recent = recentReports();
  await expect(recent('a', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await recent('a', drawing())).toEqual(Buffer.from('pdf'));
});
