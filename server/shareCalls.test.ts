import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareCalls } from './shareCalls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a shared call', () => {
  it('shares a result while it is awaited and for the pause after it', async () => {
    const share = shareCalls<number>(1000);
    let responses = 0;
    const ask = vi.fn<() => Promise<number>>(async () => (responses += 1));
    expect(await Promise.all([share('a', ask), share('a', ask)])).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(999);
    expect(await share('a', ask)).toBe(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await share('a', ask)).toBe(2);
  });

  it('shares no result with another key', async () => {
    const share = shareCalls<string>(1000);
    expect(await share('a', async () => 'one')).toBe('one');
    expect(await share('b', async () => 'two')).toBe('two');
  });

  it('shares a failure, too', async () => {
    const share = shareCalls<number>(1000);
    const ask = vi.fn<() => Promise<number>>(() => Promise.reject(new Error('down')));
    await expect(share('a', ask)).rejects.toThrow('down');
    await expect(share('a', ask)).rejects.toThrow('down');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
