import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShareButton } from './ShareButton';

const share = vi.fn<Navigator['share']>();
const said = () => screen.getByRole('status').textContent;

async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0);
  });
}

async function pass(milliseconds: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { share });
  render(<ShareButton title="Desks for Gari" url="https://kitbridge.example/projects/5" />);
});
afterEach(() => {
  cleanup();
  share.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['Shared — thanks!', () => Promise.resolve()],
  ['Share failed', () => Promise.reject(new DOMException('Closed.', 'AbortError'))],
])('says "%s" for three seconds', async (outcome, response) => {
  share.mockImplementation(response);
  await press();
  expect(said()).toBe(outcome);
  await pass(2999);
  expect(said()).toBe(outcome);
  await pass(1);
  expect(said()).toBe('');
});

it('restarts the three seconds with each attempt', async () => {
  share.mockResolvedValue();
  await press();
  await pass(2000);
  await press();
  await pass(2000);
  expect(said()).toBe('Shared — thanks!');
  await pass(1000);
  expect(said()).toBe('');
});
