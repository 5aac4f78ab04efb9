import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendUpload } from '@/api/upload';
import { pngFile, textFile } from '@/components/ImagePicker/imageFixtures';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { choose, field, fillIn, settle, submit } from './projectForm.testHelpers';
import { ProjectCreateScreen } from './ProjectCreateScreen';

vi.mock(import('@/api/upload'), async (original) => ({
  ...(await original()),
  sendUpload: vi.fn<typeof sendUpload>(),
}));

const upload = vi.mocked(sendUpload);

beforeEach(() => {
  sessionStorage.clear();
  vi.resetAllMocks();
  upload.mockResolvedValue({ data: microscopesUsd });
  // jsdom implements neither.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});
afterEach(cleanup);

const renderCreate = () =>
  render(<ProjectCreateScreen onCreated={() => {}} onUnsavedChange={() => {}} leaving={undefined} />);

const sentFiles = () => upload.mock.calls.map(([{ files }]) => files);

const PRESS_AGAIN = /It was not added\. Press the button again to continue without it/;

async function chooseRefused(label: string, name: string): Promise<void> {
  fireEvent.change(field(label), { target: { files: [textFile(name)] } });
  await screen.findByText(new RegExp(`${name} is not an image`));
}

describe('rejected files', () => {
  it.each(['Cover photo', 'Media files'])('are reported at %s before anything is sent', async (label) => {
    renderCreate();
    fillIn();
    await chooseRefused(label, 'doc.pdf');
    submit();
    await settle();
    expect(upload).not.toHaveBeenCalled();
    expect(screen.getByText(PRESS_AGAIN).textContent).toContain('doc.pdf is not an image');
    expect(document.activeElement).toBe(field(label));
    submit();
    await vi.waitFor(() => expect(sentFiles()).toStrictEqual([{}]));
  });

  it('are reported again when more are rejected', async () => {
    renderCreate();
    fillIn();
    await chooseRefused('Cover photo', 'doc.pdf');
    submit();
    await chooseRefused('Cover photo', 'other.pdf');
    expect(screen.queryByText(PRESS_AGAIN)).toBeNull();
    submit();
    await settle();
    expect(upload).not.toHaveBeenCalled();
    expect(screen.getByText(PRESS_AGAIN).textContent).toContain('other.pdf');
  });

  it('are forgotten once a valid file is chosen', async () => {
    renderCreate();
    fillIn();
    await chooseRefused('Cover photo', 'doc.pdf');
    const cover = pngFile('cover.png');
    await choose('Cover photo', cover);
    submit();
    await vi.waitFor(() => expect(sentFiles()).toStrictEqual([{ cover_photo: cover }]));
  });

  it('are reported after other problems are corrected', async () => {
    renderCreate();
    await chooseRefused('Cover photo', 'doc.pdf');
    submit();
    expect(screen.queryByText(PRESS_AGAIN)).toBeNull();
    fillIn();
    submit();
    await settle();
    expect(upload).not.toHaveBeenCalled();
    expect(screen.getByText(PRESS_AGAIN)).toBeTruthy();
  });
});
