import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Captcha } from './Captcha';
import type { completeCaptcha, CompletedCaptcha } from './completeCaptcha';

const complete = vi.hoisted(() => vi.fn<typeof completeCaptcha>());
vi.mock('./completeCaptcha', () => ({ completeCaptcha: complete }));

const onToken = vi.fn<(token: string | null) => void>();
const onLost = vi.fn<() => void>();
/** Lets what was asked for arrive. */
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

/** A captcha whose work ends when `finish` is called. */
async function startWork() {
  let finish: ((completed: CompletedCaptcha) => void) | undefined;
  complete.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const { unmount } = render(<Captcha action="subscribe" onToken={onToken} onLost={onLost} />);
  fireEvent.click(screen.getByRole('checkbox'));
  await vi.dynamicImportSettled();
  await settle();
  const [, signal] = complete.mock.lastCall ?? [];
  return { unmount, signal, finish: (lifetimeMs?: number) => finish?.({ token: 'solved', lifetimeMs }) };
}

it('stops the work of a form that is left, and hears no more of it', async () => {
  const { unmount, signal, finish } = await startWork();
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
  finish();
  await settle();
  expect(onToken).not.toHaveBeenCalled();
});

it('does not tell a form that was left that its time is over', async () => {
  const { unmount, finish } = await startWork();
  finish(60_000);
  await settle();
  expect(onToken.mock.calls).toEqual([['solved']]);
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onToken).toHaveBeenCalledTimes(1);
  expect(onLost).not.toHaveBeenCalled();
});
