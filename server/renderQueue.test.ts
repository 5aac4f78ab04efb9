import { EventEmitter, once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createRenderQueue } from './renderQueue.ts';

/** A queue whose renderings end when `finish` is called. */
function startQueue() {
  const render = createRenderQueue({
    maxWaiting: 2,
    maxCachedBytes: 14,
    busyMessage: 'Busy.',
    retrySeconds: 7,
  });
  const started: string[] = [];
  const gate = new EventEmitter();
  const finished = once(gate, 'open');
  const request = (key: string, bytes = 5) =>
    render(key, async () => {
      started.push(key);
      await finished;
      if (key === 'broken') throw new Error('out of ink');
      return key === 'missing' ? null : Buffer.alloc(bytes);
    });
  return { request, started, finish: () => gate.emit('open') };
}

it('renders one file at a time, once for all concurrent requests', async () => {
  const { request, started, finish } = startQueue();
  const files = ['a', 'b', 'a', 'b'].map((key) => request(key));
  expect(started).toEqual(['a']);
  finish();
  expect((await Promise.all(files)).map((file) => file?.length)).toEqual([5, 5, 5, 5]);
  expect(started).toEqual(['a', 'b']);
});

it('turns requests away when too many are waiting', async () => {
  const { request, finish } = startQueue();
  const accepted = ['a', 'b', 'c'].map((key) => request(key));
  const joined = request('c');
  await expect(request('d')).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '7' } });
  finish();
  expect(await Promise.all([...accepted, joined])).toHaveLength(4);
  expect(await request('d')).toHaveLength(5);
});

it('continues after a failed rendering and a missing file', async () => {
  const { request, finish } = startQueue();
  const files = ['broken', 'missing', 'a'].map((key) => request(key));
  finish();
  expect(await Promise.allSettled(files)).toMatchObject([
    { status: 'rejected', reason: new Error('out of ink') },
    { status: 'fulfilled', value: null },
    { status: 'fulfilled', value: expect.any(Buffer) },
  ]);
});

it('caches recently used files, except those larger than the cache', async () => {
  const { request, started, finish } = startQueue();
  finish();
  for (const [key, bytes] of [['a'], ['b'], ['a'], ['c'], ['huge', 15], ['a'], ['b'], ['huge', 15]] as const)
    await request(key, bytes);
  expect(started).toEqual(['a', 'b', 'c', 'huge', 'b', 'huge']);
});

it('renders a file again after a minute', async () => {
  const { request, started, finish } = startQueue();
  finish();
  await request('a');
  await request('a');
  expect(started).toEqual(['a']);
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  await request('a');
  later.mockRestore();
  expect(started).toEqual(['a', 'a']);
});
