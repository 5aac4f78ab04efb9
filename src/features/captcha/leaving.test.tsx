import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Captcha } from './Captcha';
import type { completeCaptcha } from './completeCaptcha';

const complete = vi.hoisted(() => vi.fn<typeof completeCaptcha>());
vi.mock('./completeCaptcha', () => ({ completeCaptcha: complete }));

const onToken = vi.fn<(token: string | null) => void>();
const onLost = vi.fn<() => void>();
/** Lets pending responses arrive. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('isSecureContext', true);
  for (const mock of [complete, onToken, onLost]) mock.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A captcha that is solved when `finish` is called and expires when `expire` is. */
async function startWork() {
  let finish: ((token: string) => void) | undefined;
  complete.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const { unmount } = render(<Captcha action="subscribe" onToken={onToken} onLost={onLost} />);
  fireEvent.click(screen.getByRole('checkbox'));
  await vi.dynamicImportSettled();
  await settle();
  const [, { signal, onExpired } = {}] = complete.mock.lastCall ?? [];
  return { unmount, signal, expire: onExpired, finish: () => finish?.('solved') };
}

it('stops solving when the form is left', async () => {
  const { unmount, signal, finish } = await startWork();
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
  finish();
  await settle();
  expect(onToken).not.toHaveBeenCalled();
});

it('stops the expiry timer when the form is left', async () => {
  const { unmount, signal, finish } = await startWork();
  finish();
  await settle();
  expect(onToken.mock.calls).toEqual([['solved']]);
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

it('tells the form when it expires', async () => {
  const { finish, expire } = await startWork();
  finish();
  await settle();
  act(() => expire?.());
  expect(onToken.mock.calls).toEqual([['solved'], [null]]);
  expect(onLost).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toContain('The captcha has expired.');
});
