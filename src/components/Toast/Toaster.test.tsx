import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/Toast/Toaster';
import { clearToasts, getToasts, showToast } from '@/components/Toast/toastStore';

const titles = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent);

/** Waits for the region to load. */
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

  it('shows a toast for its own duration', async () => {
    await renderToaster();
    await show({ kind: 'success', title: 'Request sent', duration: 5000 });
    await pass(4999);
    expect(titles()).toEqual(['Request sent']);
    await pass(1);
    expect(titles()).toEqual([]);
  });

  it('shows a fourth toast for 4 s once there is room', async () => {
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

  it('shows a repeated toast once, for another 4 s', async () => {
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

  it('pauses while the pointer is on a toast', async () => {
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

  it('pauses while the focus is on a toast', async () => {
    await renderToaster();
    await show({ kind: 'info', title: 'Read me' });
    await pass(3000);
    act(() => screen.getByRole('listitem').focus());
    await pass(60_000);
    expect(titles()).toEqual(['Read me']);
  });

  describe.each([
    ['by mouse', (dismiss: HTMLElement) => fireEvent.click(dismiss)],
    ['by keyboard', (dismiss: HTMLElement) => fireEvent.keyDown(dismiss, { key: 'Escape' })],
  ])('when dismissed %s', (_how, dismissWith) => {
    async function dismissFirst() {
      const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
      await act(async () => {
        dismiss?.focus();
        dismissWith(dismiss as HTMLElement);
      });
    }

    it('closes the next toast after 4 s', async () => {
      await renderToaster();
      await show({ kind: 'info', title: 'First' });
      await dismissFirst();
      await show({ kind: 'info', title: 'Second' });
      await pass(3999);
      expect(titles()).toEqual(['Second']);
      await pass(1);
      expect(titles()).toEqual([]);
    });

    it('closes the toasts that were beside it', async () => {
      await renderToaster();
      await show({ kind: 'info', title: 'First' }, { kind: 'info', title: 'Second' });
      await dismissFirst();
      expect(titles()).toEqual(['Second']);
      await pass(4000);
      expect(titles()).toEqual([]);
    });

    it('returns focus to where it was', async () => {
      render(<button type="button">Send</button>);
      screen.getByRole('button', { name: 'Send' }).focus();
      await renderToaster();
      await show({ kind: 'info', title: 'First' });
      await dismissFirst();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    });
  });

  it('closes the next toast after 4 s when the last one was removed under the pointer', async () => {
    await renderToaster();
    await show({ kind: 'info', title: 'First' });
    fireEvent.pointerMove(screen.getByRole('listitem'));
    act(clearToasts);
    await show({ kind: 'info', title: 'Second' });
    await pass(4000);
    expect(titles()).toEqual([]);
  });

  it('replaces the previous toast from the same form', async () => {
    await renderToaster();
    await show({ kind: 'error', title: 'Invalid email', source: 'footer' });
    await show({ kind: 'success', title: 'Saved', source: 'elsewhere' }, { kind: 'info', title: 'Copied' });
    await pass(3000);
    await show({ kind: 'error', title: 'Captcha required', source: 'footer' });
    expect(titles()).toEqual(['Saved', 'Copied', 'Captcha required']);
    await pass(1000);
    expect(titles()).toEqual(['Captcha required']);
    await pass(3000);
    expect(titles()).toEqual([]);
  });

  it('shows a toast from before it was rendered', async () => {
    showToast({ kind: 'info', title: 'Early' });
    await renderToaster();
    expect(titles()).toEqual(['Early']);
  });

  it('does not show a toast that expired before it was rendered', async () => {
    showToast({ kind: 'error', title: 'Offline' });
    showToast({ kind: 'info', title: 'Longer', duration: 5000 });
    await pass(4000);
    await renderToaster();
    expect(titles()).toEqual(['Longer']);
    await show({ kind: 'error', title: 'Offline' });
    expect(titles()).toEqual(['Longer', 'Offline']);
  });

  it('renders nothing on the server', () => {
    showToast({ kind: 'info', title: 'Early' });
    expect(renderToString(<Toaster />)).toBe('');
  });
});
