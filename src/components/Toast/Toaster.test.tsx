import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/Toast/Toaster';
import { clearToasts, getToasts, showToast } from '@/components/Toast/toastStore';

const titles = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent);

/** Renders the toaster with all that it loads. */
async function renderToaster() {
  render(<Toaster />);
  await act(() => vi.dynamicImportSettled());
}

async function show(...contents: Parameters<typeof showToast>[0][]) {
  await act(async () => {
    for (const content of contents) showToast(content);
    await vi.dynamicImportSettled();
  });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    cleanup();
    clearToasts();
    vi.useRealTimers();
  });

  it('shows a toast for 4 s', async () => {
    await renderToaster();
    await show({ kind: 'success', title: 'Saved' });
    await pass(3999);
    expect(titles()).toEqual(['Saved']);
    await pass(1);
    expect(titles()).toEqual([]);
    expect(getToasts()).toEqual([]);
  });

  it('shows a toast as long as it asks', async () => {
    await renderToaster();
    await show({ kind: 'success', title: 'Request sent', duration: 5000 });
    await pass(4999);
    expect(titles()).toEqual(['Request sent']);
    await pass(1);
    expect(titles()).toEqual([]);
  });

  it('gives a fourth toast its own 4 s once there is room', async () => {
    await renderToaster();
    await show(...['1', '2', '3', '4'].map((title) => ({ kind: 'info' as const, title })));
    expect(titles()).toEqual(['1', '2', '3']);
    await pass(4000);
    expect(titles()).toEqual(['4']);
    await pass(3999);
    expect(titles()).toEqual(['4']);
    await pass(1);
    expect(titles()).toEqual([]);
  });

  it('shows once what is said again, for another 4 s', async () => {
    await renderToaster();
    await show({ kind: 'error', title: 'Error', description: 'Wrong' });
    await pass(3000);
    await show(
      ...['Wrong', 'Wrong', 'Else'].map((description) => ({
        kind: 'error' as const,
        title: 'Error',
        description,
      })),
    );
    expect(titles()).toEqual(['Error: Wrong', 'Error: Else']);
    await pass(3999);
    expect(titles()).toEqual(['Error: Wrong', 'Error: Else']);
    await pass(1);
    expect(titles()).toEqual([]);
  });

  it('stops the time while the pointer is on the toasts', async () => {
    await renderToaster();
    await show({ kind: 'info', title: 'Read me' });
    await pass(3000);
    fireEvent.pointerMove(screen.getByRole('listitem'));
    await pass(60_000);
    expect(titles()).toEqual(['Read me']);
    fireEvent.pointerLeave(screen.getByRole('region'));
    await pass(1000);
    expect(titles()).toEqual([]);
  });

  it('stops the time while the focus is on a toast', async () => {
    await renderToaster();
    await show({ kind: 'info', title: 'Read me' });
    await pass(3000);
    act(() => screen.getByRole('listitem').focus());
    await pass(60_000);
    expect(titles()).toEqual(['Read me']);
  });

  it('shows a toast that was there before it', async () => {
    showToast({ kind: 'info', title: 'Early' });
    await renderToaster();
    expect(titles()).toEqual(['Early']);
  });

  it('keeps to itself what would have come and gone before it', async () => {
    showToast({ kind: 'error', title: 'Offline' });
    showToast({ kind: 'info', title: 'Longer', duration: 5000 });
    await pass(4000);
    await renderToaster();
    expect(titles()).toEqual(['Longer']);
    await show({ kind: 'error', title: 'Offline' });
    expect(titles()).toEqual(['Longer', 'Offline']);
  });

  it('is nothing on a server', () => {
    showToast({ kind: 'info', title: 'Early' });
    expect(renderToString(<Toaster />)).toBe('');
  });
});
