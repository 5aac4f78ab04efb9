import { expect, it } from 'vitest';
import { inOrder } from './inOrder.ts';

it('runs one task at a time', async () => {
  const events: string[] = [];
  const results = await inOrder([1, 2, 3], async (number) => {
    events.push(`begin ${number}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`end ${number}`);
    return number * 2;
  });
  expect(events).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  expect(results).toEqual([2, 4, 6]);
});

it('stops after a failed task', async () => {
  const begun: number[] = [];
  const failing = inOrder([1, 2, 3], async (number) => {
    begun.push(number);
    if (number === 2) throw new Error('It failed.');
  });
  await expect(failing).rejects.toThrow('It failed.');
  expect(begun).toEqual([1, 2]);
});
