import { expect, it } from 'vitest';
import { sharedWork } from './sharedWork.ts';

it('is done once for all who ask while it is under way, and anew for those after', async () => {
  let times = 0;
  const ask = sharedWork(async () => {
    times += 1;
    return times;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

it('fails for all who wait, and is tried again', async () => {
  let isBroken = true;
  const ask = sharedWork(async () => {
    if (isBroken) throw new Error('no database');
    return 'there';
  });
  const answers = await Promise.allSettled([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await ask()).toBe('there');
});
