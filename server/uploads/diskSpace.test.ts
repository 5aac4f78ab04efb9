import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { isDiskShort } from './diskSpace.ts';

/** Others write to the disk too. */
const SOME = 1_000_000_000;

it('tells whether less is free than must be', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const free = bavail * bsize;
  expect(await isDiskShort(tmpdir(), free + SOME)).toBe(true);
  expect(await isDiskShort(tmpdir(), Math.max(0, free - SOME))).toBe(false);
});

it('never is short where nothing must be free', async () => {
  expect(await isDiskShort(tmpdir(), 0)).toBe(false);
});
