import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pngFile } from '@/components/ImagePicker/testing/imageFiles';
import { ProjectCreateScreen } from './ProjectCreateScreen';

const RESTORED = 'We restored what you entered earlier.';
const leave = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  leave.mockReset();
  // jsdom implements neither.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});
afterEach(cleanup);

function screenOf(Screen: typeof ProjectCreateScreen, isLeaving = false) {
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Screen
        onCreated={() => {}}
        onUnsavedChange={() => {}}
        leaving={isLeaving ? { stay: () => {}, leave } : undefined}
      />
    </SWRConfig>
  );
}

const open = () => render(screenOf(ProjectCreateScreen));
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const signInAs = (username: string) =>
  localStorage.setItem('userInfo', JSON.stringify({ access_token: 'x', user: { username } }));

async function chooseCover(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Cover photo'), { target: { files: [pngFile('cover.png')] } });
  await screen.findByText('cover.png');
}

describe('an unsaved form', () => {
  it('is restored with its files after signing in again', async () => {
    const { unmount } = open();
    type('Beds');
    await chooseCover();
    unmount();
    open();
    expect(title().value).toBe('Beds');
    expect(screen.getByText('cover.png')).toBeTruthy();
    expect(screen.getByText(RESTORED)).toBeTruthy();
  });

  it('is restored after a reload, with the names of lost files', async () => {
    const { unmount } = open();
    type('Beds');
    await chooseCover();
    unmount();
    // As in a new document, modules are loaded again; the tab's storage stays.
    vi.resetModules();
    const { ProjectCreateScreen: Afresh } = await import('./ProjectCreateScreen');
    const { SWRConfig: AfreshConfig } = await import('swr');
    render(
      <AfreshConfig value={{ provider: () => new Map() }}>
        <Afresh onCreated={() => {}} onUnsavedChange={() => {}} leaving={undefined} />
      </AfreshConfig>,
    );
    expect(title().value).toBe('Beds');
    expect(screen.queryByRole('button', { name: 'Remove cover.png' })).toBeNull();
    expect(screen.getByText(/choose them again: cover\.png/)).toBeTruthy();
  });

  it('is restored only for the administrator who entered it', () => {
    signInAs('amina');
    open().unmount();
    const { unmount } = open();
    type('Beds');
    unmount();
    signInAs('bola');
    const second = open();
    expect(title().value).toBe('');
    expect(screen.queryByText(RESTORED)).toBeNull();
    second.unmount();
    signInAs('amina');
    open();
    expect(title().value).toBe('Beds');
  });

  it('is not restored after being discarded', () => {
    const first = open();
    type('Beds');
    first.unmount();
    const second = open();
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText(RESTORED)).toBeNull();
    second.unmount();
    open();
    expect(title().value).toBe('');
    expect(screen.queryByText(RESTORED)).toBeNull();
  });

  it('is not restored after leaving without saving', () => {
    const { rerender, unmount } = open();
    type('Beds');
    rerender(screenOf(ProjectCreateScreen, true));
    fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(leave).toHaveBeenCalledTimes(1);
    unmount();
    open();
    expect(title().value).toBe('');
  });

  it('is not restored once the storage is cleared, as on logout', async () => {
    const { unmount } = open();
    type('Beds');
    await chooseCover();
    unmount();
    sessionStorage.clear();
    open();
    expect(title().value).toBe('');
    expect(screen.queryByText('cover.png')).toBeNull();
  });
});

it('is not stored if nothing changed', () => {
  const { unmount } = open();
  type('Beds');
  type('');
  unmount();
  expect(sessionStorage).toHaveLength(0);
  open();
  expect(screen.queryByText(RESTORED)).toBeNull();
});

it.each(['no JSON', 'null', '{}', '{"values":{},"base":{}}'])('ignores stored %j', (text) => {
  sessionStorage.setItem('draft::project:create', text);
  open();
  expect(title().value).toBe('');
  expect(screen.queryByText(RESTORED)).toBeNull();
});
