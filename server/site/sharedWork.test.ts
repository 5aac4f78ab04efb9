import { expect, it } from 'vitest';
import { sharedWork } from './sharedWork.ts';

it('runs once for simultaneous callers, and again later', async () => {
  let times = 0;
  const ask = sharedWork(async (_key: string) => {
    times += 1;
    return times;
  });
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual([1, 1, 1]);
  expect(await ask('a')).toBe(2);
});

it('runs separately for each key', async () => {
  const ask = sharedWork(async (key: string) => key);
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['a', 'b']);
});

it('fails for all callers, and can be tried again', async () => {
  let isBroken = true;
  const ask = sharedWork(async (_key: string) => {
    if (isBroken) throw new Error('no database');
    return 'there';
  });
  const answers = await Promise.allSettled([ask('a'), ask('a')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await ask('a')).toBe('there');
});
