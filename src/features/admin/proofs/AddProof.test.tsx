import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { storeUserInfo } from '@/api/session';
import { clearToasts, getToasts } from '@/components/Toast/toastStore';
import { pngFile, textFile } from '@/components/ImagePicker/testing/imageFiles';
import { signedInAmina } from '@/mocks/fixtures/admins';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { forgetDrafts } from '@/lib/form/drafts';
import { ProofsScreen } from './ProofsScreen';

const server = setupServer();
const PHOTOS = `${API_BASE}/api/project/3/photos`;
const IMAGES = [pngFile('bench.png'), pngFile('lamp.png')];

/** How many images each request carried. jsdom passes on neither names nor contents. */
const sent: number[] = [];
/** The idempotency key of each request. */
const keys: (string | null)[] = [];

const takes = (status: 201 | 401) =>
  http.post(PHOTOS, async ({ request }) => {
    sent.push([...(await request.text()).matchAll(/name="image"/g)].length);
    keys.push(request.headers.get('Idempotency-Key'));
    return status === 201
      ? HttpResponse.json({ data: [{ id: 91, image: '/files/91.webp' }] }, { status })
      : HttpResponse.json({ message: 'Sign in to do this.', code: 'unauthorized' }, { status });
  });

/** The images arrive, but the response is lost. */
const losesResponse = () =>
  http.post(
    PHOTOS,
    ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    },
    { once: true },
  );

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // jsdom cannot create object URLs; the stories show the previews.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} }),
  );
});
beforeEach(() => {
  sent.length = 0;
  keys.length = 0;
  storeUserInfo(signedInAmina);
  server.use(http.get(`${API_BASE}/api/project/3`, () => HttpResponse.json({ data: microscopesUsd })));
});
afterEach(() => {
  cleanup();
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

const freshCache = () => ({ provider: () => new Map(), dedupingInterval: 0 });

function renderScreen() {
  return render(
    <SWRConfig value={freshCache()}>
      <ProofsScreen projectId="3" onBack={() => {}} />
    </SWRConfig>,
  );
}

async function fillIn() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add Proof' }));
  await user.type(screen.getByLabelText('Recipient institution'), '  Kano Laboratory ');
  fireEvent.change(screen.getByLabelText('Delivery date'), { target: { value: '2026-11-02' } });
  await user.upload(screen.getByLabelText('Photos'), IMAGES);
  await screen.findByRole('button', { name: 'Remove lamp.png' });
  return user;
}

it('sends once when pressed twice at the same moment', async () => {
  server.use(takes(201));
  renderScreen();
  await fillIn();
  const form = screen.getByRole('form', { name: 'Add Proof' });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([2]);
  expect(getToasts()).toHaveLength(1);
});

it('leaves a rejected image out', async () => {
  server.use(takes(201));
  renderScreen();
  const user = await fillIn();
  await user.upload(screen.getByLabelText('Photos'), textFile('notes.txt', 'image/png'));
  await screen.findByText(/notes\.txt is not an image/);
  await user.click(screen.getByRole('button', { name: 'Add proof' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([2]);
});

it('reopens with its values after a 401 and signing in again', async () => {
  server.use(takes(401));
  const { unmount } = renderScreen();
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: 'Add proof' }));
  await waitFor(() => expect(localStorage.getItem('userInfo')).toBeNull());
  await screen.findByRole('alert');
  unmount();

  storeUserInfo(signedInAmina);
  server.use(takes(201));
  renderScreen();
  expect(await screen.findByLabelText('Recipient institution')).toHaveProperty('value', '  Kano Laboratory ');
  expect(screen.getByRole('button', { name: 'Remove bench.png' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add proof' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([2, 2]);
});

it('stays closed on the next visit', async () => {
  const { unmount } = renderScreen();
  await fillIn();
  unmount();
  renderScreen();
  await screen.findByRole('button', { name: 'Add Proof' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the values for the same administrator only', async () => {
  const { unmount } = renderScreen();
  const user = await fillIn();
  unmount();
  const again = renderScreen();
  await user.click(await screen.findByRole('button', { name: 'Add Proof' }));
  expect(screen.getByLabelText('Recipient institution')).toHaveProperty('value', '  Kano Laboratory ');
  expect(screen.getByRole('button', { name: 'Remove lamp.png' })).toBeDefined();
  again.unmount();

  storeUserInfo({ ...signedInAmina, user: { username: 'bola', email: 'bola@kitbridge.example' } });
  const other = renderScreen();
  await user.click(await screen.findByRole('button', { name: 'Add Proof' }));
  expect(screen.getByLabelText('Recipient institution')).toHaveProperty('value', '');
  other.unmount();

  storeUserInfo(signedInAmina);
  forgetDrafts();
  renderScreen();
  await user.click(await screen.findByRole('button', { name: 'Add Proof' }));
  expect(screen.getByLabelText('Recipient institution')).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add proof' }));
const sentTwice = () => waitFor(() => expect(keys).toHaveLength(2));

async function loseResponse() {
  server.use(losesResponse(), takes(201));
  const { unmount } = renderScreen();
  const user = await fillIn();
  await press(user);
  await screen.findByRole('alert');
  return { user, unmount };
}

describe('the idempotency key', () => {
  it('is reused for a retry', async () => {
    const { user } = await loseResponse();
    await press(user);
    await sentTwice();
    expect(keys[0]).toMatch(/^[\x21-\x7E]{8,100}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is kept with the draft when the screen is left and reopened', async () => {
    const { user, unmount } = await loseResponse();
    unmount();
    renderScreen();
    await user.click(await screen.findByRole('button', { name: 'Add Proof' }));
    await press(user);
    await sentTwice();
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows a proof once if it had arrived before the retry', async () => {
    const consoleError = vi.spyOn(console, 'error');
    const { user, unmount } = await loseResponse();
    unmount();
    const photos = [...(microscopesUsd.photos ?? []), { id: 91, image: '/files/91.webp' }];
    const project = { ...microscopesUsd, photos };
    server.use(http.get(`${API_BASE}/api/project/3`, () => HttpResponse.json({ data: project })));
    renderScreen();
    await screen.findByRole('heading', { name: `${photos.length} proofs` });
    await user.click(screen.getByRole('button', { name: 'Add Proof' }));
    await press(user);
    await waitFor(() => expect(getToasts()).toHaveLength(1));
    // React reports two elements with the same key.
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });

  it.each<[string, (user: UserEvent) => Promise<void>]>([
    ['the recipient', (user) => user.type(screen.getByLabelText('Recipient institution'), '!')],
    ['the images', (user) => user.click(screen.getByRole('button', { name: 'Remove lamp.png' }))],
  ])('changes with %s', async (_what, change) => {
    const { user } = await loseResponse();
    await change(user);
    await press(user);
    await sentTwice();
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('changes when the same proofs are added again', async () => {
    server.use(takes(201));
    renderScreen();
    await press(await fillIn());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(await fillIn());
    await sentTwice();
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('changes when the server has seen it with different images', async () => {
    const mismatch = { message: 'Used with other proofs.', code: 'idempotency_mismatch' };
    server.use(
      http.post(PHOTOS, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.json(mismatch, { status: 422 });
      }),
    );
    renderScreen();
    const user = await fillIn();
    await press(user);
    await screen.findByRole('alert');
    await press(user);
    await sentTwice();
    expect(keys[1]).not.toBe(keys[0]);
  });
});
