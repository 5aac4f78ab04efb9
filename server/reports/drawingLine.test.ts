import { expect, it, vi } from 'vitest';
import { drawingLine } from './drawingLine.ts';

/** A line whose drawings end when they are told to. */
function startLine(mostWaiting: number) {
  const wait = drawingLine(mostWaiting);
  const drawn: string[] = [];
  const ends = new Map<string, (pdf: Buffer | Error) => void>();
  const ask = (key: string, network: string, gone = new AbortController().signal) =>
    wait(
      key,
      () => {
        drawn.push(key);
        return new Promise((resolve, reject) =>
          ends.set(key, (result) => (result instanceof Error ? reject(result) : resolve(result))),
        );
      },
      { network, gone },
    ).then(String, (error: { code?: string; message: string }) => error.code ?? error.message);
  const end = async (key: string, result: Buffer | Error = Buffer.from(key)) => {
    ends.get(key)?.(result);
    ends.delete(key);
    await vi.waitFor(() => expect(ends.size).toBeLessThanOrEqual(1));
    await new Promise(setImmediate);
  };
  return { ask, drawn, end };
}

it('draws one after the other and goes on after one that fails', async () => {
  const { ask, drawn, end } = startLine(3);
  const answers = [ask('a', 'x'), ask('b', 'x'), ask('c', 'x')];
  expect(drawn).toEqual(['a']);
  await end('a', new Error('no ink'));
  expect(drawn).toEqual(['a', 'b']);
  await end('b');
  await end('c');
  expect(await Promise.all(answers)).toEqual(['no ink', 'b', 'c']);
});

it('draws what several wait for once, before its turn and during it', async () => {
  const { ask, drawn, end } = startLine(3);
  const answers = [ask('a', 'x'), ask('a', 'y'), ask('b', 'x'), ask('b', 'y')];
  await end('a');
  answers.push(ask('b', 'z'));
  await end('b');
  expect(await Promise.all(answers)).toEqual(['a', 'a', 'b', 'b', 'b']);
  expect(drawn).toEqual(['a', 'b']);
});

it('refuses what is more than can wait', async () => {
  const { ask, end } = startLine(2);
  const waiting = [ask('a', 'x'), ask('b', 'x'), ask('c', 'y')];
  expect(await ask('d', 'z')).toBe('busy');
  for (const key of ['a', 'c', 'b']) await end(key);
  expect(await Promise.all(waiting)).toEqual(['a', 'b', 'c']);
});

it('takes the last place from whoever has most, and never one that somebody with less waits for', async () => {
  const { ask, drawn, end } = startLine(4);
  const flood = ['a', 'b', 'c', 'd', 'e'].map((key) => ask(key, 'x'));
  const joined = ask('e', 'y');
  expect(await ask('f', 'x')).toBe('busy');
  const late = ask('g', 'z');
  expect(await flood[3]).toBe('busy');
  await end('a');
  expect(['e', 'g']).toContain(drawn[1]);
  await end(drawn[1] ?? '');
  expect(new Set(drawn.slice(1))).toEqual(new Set(['e', 'g']));
  await end(drawn[2] ?? '');
  expect(await Promise.all([joined, late])).toEqual(['e', 'g']);
});

it('lets networks take turns', async () => {
  const { ask, drawn, end } = startLine(8);
  for (const key of ['x1', 'x2', 'x3', 'x4']) void ask(key, 'x');
  for (const key of ['y1', 'y2']) void ask(key, 'y');
  for (const key of ['x1', 'y1', 'x2', 'y2', 'x3']) await end(key);
  expect(drawn).toEqual(['x1', 'y1', 'x2', 'y2', 'x3', 'x4']);
});

it('does not draw what nobody waits for any more, and goes on with what is begun', async () => {
  const { ask, drawn, end } = startLine(2);
  const leaves = new AbortController();
  const left = [ask('a', 'x', leaves.signal), ask('b', 'x', leaves.signal), ask('c', 'x', leaves.signal)];
  const stays = ask('c', 'y');
  leaves.abort();
  const next = ask('d', 'z');
  expect(await ask('e', 'x', leaves.signal)).toBe('busy');
  for (const key of ['a', 'c', 'd']) await end(key);
  expect(await Promise.all([stays, next])).toEqual(['c', 'd']);
  expect(drawn).toEqual(['a', 'c', 'd']);
  expect(await Promise.all(left)).toEqual(['busy', 'busy', 'busy']);
});
