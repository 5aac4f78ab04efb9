import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/Toast/Toaster';
import { clearToasts, showToast } from '@/components/Toast/toastStore';

const network = vi.hoisted(() => ({ isUp: false }));

vi.mock('@/components/Toast/ToastRegion', () => ({
  get ToastRegion() {
    if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ toasts }: { toasts: readonly { id: number; title: string }[] }) =>
      toasts.map(({ id, title }) => <p key={id}>{title}</p>);
  },
}));

afterEach(() => {
  cleanup();
  clearToasts();
  network.isUp = false;
});

async function showWithoutNetwork() {
  render(<Toaster />);
  await act(async () => {
    showToast({ kind: 'error', title: 'Offline' });
    await vi.dynamicImportSettled();
  });
  expect(screen.queryByText('Offline')).toBeNull();
  network.isUp = true;
}

it('shows waiting toasts once the network is back', async () => {
  await showWithoutNetwork();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Offline')).toBeDefined();
});

it('shows waiting toasts together with the next one', async () => {
  await showWithoutNetwork();
  act(() => showToast({ kind: 'success', title: 'Sent' }));
  expect(await screen.findByText('Sent')).toBeDefined();
  expect(await screen.findByText('Offline')).toBeDefined();
});
