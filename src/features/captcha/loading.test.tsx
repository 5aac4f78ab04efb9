import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Captcha } from './Captcha';

const script = vi.hoisted(() => {
  const line = new EventTarget();
  return {
    arrival: new Promise((resolve) => line.addEventListener('arrived', resolve)),
    arrive: () => line.dispatchEvent(new Event('arrived')),
  };
});
vi.mock('./completeCaptcha', async () => {
  await script.arrival;
  return { completeCaptcha: () => Promise.resolve('solved') };
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('fails after waiting 15 s for its script, and works at a later press once it has loaded', async () => {
  const onToken = vi.fn<(token: string | null) => void>();
  const onLost = vi.fn<() => void>();
  render(<Captcha action="subscribe" onToken={onToken} onLost={onLost} />);
  fireEvent.click(screen.getByRole('checkbox'));
  await pass(14_999);
  expect(screen.getByRole('status').textContent).toBe('Checking…');
  await pass(1);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toContain('The captcha could not be completed');
  expect(onLost).toHaveBeenCalledOnce();

  script.arrive();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.dynamicImportSettled();
  await pass(0);
  expect(onToken).toHaveBeenLastCalledWith('solved');
  expect(screen.queryByRole('alert')).toBeNull();
});
