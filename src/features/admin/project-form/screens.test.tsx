import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { SWRConfig, type Cache } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { sendUpload, type Upload } from '@/api/upload';
import { pngFile } from '@/components/ImagePicker/testing/imageFiles';
import { clearToasts, getToasts } from '@/components/Toast/toastStore';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { respondsWithProject } from '@/mocks/scenarios';
import { toUpdatePayload } from './payload';
import { choose, field, fillIn, settle, submit, type } from './projectForm.testHelpers';
import { ProjectCreateScreen } from './ProjectCreateScreen';
import { ProjectEditScreen } from './ProjectEditScreen';
import { valuesOf } from './projectValues';

vi.mock(import('@/api/upload'), async (original) => ({
  ...(await original()),
  sendUpload: vi.fn<typeof sendUpload>(),
}));

const upload = vi.mocked(sendUpload);
const server = setupServer();
const onCreated = vi.fn<() => void>();
const onUpdated = vi.fn<() => void>();
const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>();
let cache: Cache;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  cache = new Map();
  sessionStorage.clear();
  localStorage.clear();
  clearToasts();
  vi.resetAllMocks();
  upload.mockResolvedValue({ data: microscopesUsd });
  // jsdom implements neither.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

function renderCreate() {
  return render(
    <SWRConfig value={{ provider: () => cache }}>
      <ProjectCreateScreen onCreated={onCreated} onUnsavedChange={onUnsavedChange} leaving={undefined} />
    </SWRConfig>,
  );
}

async function renderEdit(project = microscopesUsd) {
  server.use(respondsWithProject(project));
  const view = render(
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <ProjectEditScreen
        projectId={String(project.id)}
        onUpdated={onUpdated}
        onUnsavedChange={onUnsavedChange}
        leaving={undefined}
      />
    </SWRConfig>,
  );
  await screen.findByLabelText('Title');
  return view;
}

const sent = (): Omit<Upload, 'onProgress' | 'signal' | 'headers'> | undefined => {
  const [call] = upload.mock.calls;
  if (!call) return undefined;
  const { onProgress: _progress, signal: _signal, headers: _headers, ...rest } = call[0];
  return rest;
};

const toasts = () => getToasts().map(({ kind, title }) => `${kind}: ${title}`);

describe('creating a project', () => {
  it('sends the payload, the cover and the media files, each under its own name', async () => {
    renderCreate();
    fillIn();
    type('Goals', 'Refurbish');
    const [cover, bench, lamp] = ['cover.png', 'bench.png', 'lamp.png'].map((name) => pngFile(name)) as [
      File,
      File,
      File,
    ];
    await choose('Cover photo', cover);
    await choose('Media files', bench, lamp);
    submit();
    await waitFor(() =>
      expect(sent()).toStrictEqual({
        method: 'post',
        path: '/api/project/',
        payload: {
          title: 'Beds',
          summary: 'Thirty beds.',
          category: 'education',
          location: null,
          target_amount: 9600.5,
          currency: 'USD',
          deadline: '2027-06-30',
          status: 'DRAFT',
          receiving_donation: true,
          donation_reason: null,
          impact_phrase: null,
          beneficiary_count: null,
          milestones: [],
          goals: ['Refurbish'],
          donation_supports: [],
        },
        files: { cover_photo: cover, 'media_files[0]': bench, 'media_files[1]': lamp },
      }),
    );
  });

  it('sends no picture parts if there are no pictures', async () => {
    renderCreate();
    fillIn();
    submit();
    await waitFor(() => expect(sent()?.files).toStrictEqual({}));
  });

  it('opens the list after three seconds, and cannot be repeated until then', async () => {
    renderCreate();
    fillIn();
    vi.useFakeTimers();
    act(() => {
      submit();
      submit();
    });
    await settle();
    expect(toasts()).toEqual(['success: Project created successfully!']);
    submit();
    await settle();
    expect(upload).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(2999));
    expect(onCreated).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onCreated).toHaveBeenCalledTimes(1);
  });

  it('does not navigate after the screen was left', async () => {
    const { unmount } = renderCreate();
    fillIn();
    vi.useFakeTimers();
    submit();
    await settle();
    unmount();
    vi.advanceTimersByTime(10_000);
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('can be retried after a failure, and shows no error after a cancellation', async () => {
    renderCreate();
    fillIn();
    upload.mockRejectedValueOnce(new ApiError('aborted'));
    submit();
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    upload.mockRejectedValueOnce(new ApiError('http', { status: 500, serverMessage: 'Down.' }));
    submit();
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('Failed to create project.Down.');
    expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
    submit();
    await settle();
    expect(toasts()).toEqual(['success: Project created successfully!']);
    expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  });

  it('refreshes lists and counts', async () => {
    const list = { data: { data: [], total: 0 }, _k: ['/api/project/', { query: { page: 1 } }] };
    const stats = { data: { total: 0 }, _k: ['/api/project/project_stats/', {}] };
    cache.set('list', list);
    cache.set('stats', stats);
    renderCreate();
    fillIn();
    submit();
    await settle();
    await waitFor(() =>
      expect([cache.get('list')?.data, cache.get('stats')?.data]).toEqual([undefined, undefined]),
    );
  });
});

describe('updating a project', () => {
  it('sends every part except empty counts', async () => {
    await renderEdit();
    type('Title', 'Beds');
    type('Impact count', '');
    type('Beneficiary count', '');
    const cover = pngFile('cover.png');
    await choose('Cover photo', cover);
    submit();
    await waitFor(() =>
      expect(sent()).toStrictEqual({
        method: 'put',
        path: '/api/project/3',
        payload: toUpdatePayload(microscopesUsd, {
          ...valuesOf(microscopesUsd),
          title: 'Beds',
          impactCount: '',
          beneficiaryCount: '',
        }),
        files: { cover_photo: cover },
      }),
    );
  });

  it('goes back after two seconds', async () => {
    await renderEdit();
    type('Title', 'Beds');
    vi.useFakeTimers();
    submit();
    await settle();
    expect(toasts()).toEqual(['success: Project updated successfully!']);
    act(() => void vi.advanceTimersByTime(1999));
    expect(onUpdated).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onUpdated).toHaveBeenCalledTimes(1);
  });

  describe("a draft restored after someone else's changes", () => {
    beforeEach(async () => {
      const { unmount } = await renderEdit();
      type('Title', 'Beds');
      unmount();
      cache = new Map();
      await renderEdit({ ...microscopesUsd, location: 'Kano City', title: 'Microscopes', version: 2 });
      expect(field('Title').value).toBe('Beds');
    });

    it('is only saved once they have been pointed out', async () => {
      upload.mockRejectedValueOnce(new ApiError('http', { status: 409 }));
      submit();
      const { textContent } = await screen.findByRole('alert');
      expect(textContent).toMatch(/Theirs: MicroscopesYours: Beds.*Theirs: Kano CityThe form shows theirs/);
      submit();
      await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
      expect(upload.mock.calls.map(([{ payload }]) => payload)).toMatchObject([
        { version: 1, title: 'Beds' },
        { version: 2, title: 'Beds', location: 'Kano City' },
      ]);
    });

    it('can be discarded for the newer version', async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
      expect(field('Title').value).toBe('Microscopes');
      type('Title', 'Desks');
      submit();
      await waitFor(() => expect(sent()?.payload).toMatchObject({ version: 2, title: 'Desks' }));
    });
  });

  it('sends the version that editing began with, even if the project was reloaded', async () => {
    await renderEdit();
    type('Title', 'Beds');
    server.use(respondsWithProject({ ...microscopesUsd, location: 'Kano City', version: 2 }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(field('Location').value).toBe('Kano City'));
    submit();
    await waitFor(() => expect(sent()?.payload).toMatchObject({ version: 1, title: 'Beds' }));
  });

  it('sends the newer version if the project was reloaded before editing began', async () => {
    await renderEdit();
    server.use(respondsWithProject({ ...microscopesUsd, location: 'Kano City', version: 2 }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(field('Location').value).toBe('Kano City'));
    type('Title', 'Beds');
    submit();
    await waitFor(() => expect(sent()?.payload).toMatchObject({ version: 2, title: 'Beds' }));
  });

  it('shows the saved project when it is opened again', async () => {
    const { unmount } = await renderEdit();
    type('Title', 'Beds');
    upload.mockResolvedValue({ data: { ...microscopesUsd, title: 'Beds' } });
    server.use(respondsWithProject({ ...microscopesUsd, title: 'Beds' }));
    submit();
    await settle();
    unmount();
    await renderEdit({ ...microscopesUsd, title: 'Beds' });
    expect(field('Title').value).toBe('Beds');
    expect(screen.queryByText('We restored what you entered earlier.')).toBeNull();
  });
});
