import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { API_BASE } from '@/api/backendAddress';
import {
  respondsWith,
  respondsWithHtml,
  failsWithoutBody,
  failsWithServerError,
  isOffline,
  losesResponse,
  neverResponds,
} from '@/mocks/responses';
import { errorBodies } from '@/mocks/errorBodies';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { projectHandlers } from '@/mocks/handlers/projects';
import { http } from '@/mocks/http';
import { ProofsScreen } from './ProofsScreen';
import {
  chosenImages,
  DATE,
  expectClosed,
  expectKept,
  fillIn,
  findForm,
  IMAGES,
  openForm,
  RECIPIENT,
  recipientField,
  requests,
  SCREEN,
  send,
  submit,
} from './proofs.storyHelpers';

/** What happens after proofs are submitted. */
const meta = {
  title: 'Admin/Proofs/SendingProof',
  component: ProofsScreen,
  ...SCREEN,
  args: { projectId: String(microscopesUsd.id), onBack: fn() },
} satisfies Meta<typeof ProofsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The form is locked while it is being sent, and progress is shown. */
export const Submitting: Story = {
  tags: ['PROOF-03'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('addProjectPhotos')),
  play: async (stage) => {
    const form = await openForm(stage);
    await fillIn(stage, form, IMAGES);
    await stage.userEvent.dblClick(form.getByRole('button', { name: 'Add proof' }));
    await expect(await form.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Uploading…' })).toHaveFocus();
    await expect(recipientField(form)).toHaveAttribute('readonly');
    await expect(form.getByRole('button', { name: 'Remove bench.png' })).toBeDisabled();
    await waitFor(() => expect(requests.of('addProjectPhotos')).toHaveLength(1));
  },
};

/** Another backend may return only a message; the proofs are then loaded with the project. */
export const SucceededWithMessageOnly: Story = {
  tags: ['PROOF-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.untyped.post(`${API_BASE}/api/project/:id/photos`, async ({ request }) => {
        await getResponse([projectHandlers.addProjectPhotos], request);
        return HttpResponse.json({ message: 'Photos uploaded' }, { status: 201 });
      }),
    ),
  play: async (stage) => {
    await send(stage);
    await expect(await screen.findByText('2 proofs added')).toBeVisible();
    await expectClosed(stage);
    await expect(await stage.canvas.findByRole('heading', { level: 2, name: '3 proofs' })).toBeVisible();
  },
};

export const Succeeded: Story = {
  tags: ['PROOF-03'],
  play: async (stage) => {
    await send(stage);
    await expect(await screen.findByText('2 proofs added')).toBeVisible();
    await expectClosed(stage);
    await expect(requests.of('addProjectPhotos').map(({ body }) => body)).toEqual([
      { payload: { name: RECIPIENT, deliver_date: DATE }, image: 'lamp.png' },
    ]);
    const { canvas } = stage;
    await expect(canvas.getByRole('heading', { level: 2, name: '3 proofs' })).toBeVisible();
    await expect(canvas.getAllByText('Nov 02, 2026')).toHaveLength(2);
    await waitFor(() => expect(requests.of('getProject')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { level: 2, name: '3 proofs' })).toBeVisible();
    const next = await openForm(stage);
    await expect(recipientField(next)).toHaveValue('');
    await expect(chosenImages(next)).toEqual([]);
  },
};

/** The backend's message is shown, the values are kept, and the next attempt succeeds. */
export const Rejected: Story = {
  tags: ['PROOF-03'],
  beforeEach: ({ msw }) =>
    msw.use(respondsWith('addProjectPhotos', 415, errorBodies.wrongFileType, { once: true })),
  play: async (stage) => {
    const form = await send(stage);
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent('The proof could not be added');
    await expect(alert).toHaveTextContent('This file type is not accepted.');
    await expectKept(form, IMAGES);
    await submit(stage, form);
    await expectClosed(stage);
    await expect(await screen.findByText('2 proofs added')).toBeVisible();
  },
};

export const SubmitFailed: Story = {
  tags: ['PROOF-03'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('addProjectPhotos')),
  play: async (stage) => {
    const form = await send(stage);
    await expect(await form.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    await expectKept(form, IMAGES);
  },
};

export const FailedWithoutBody: Story = {
  beforeEach: ({ msw }) => msw.use(failsWithoutBody('addProjectPhotos', { status: 413 })),
  play: async (stage) => {
    const form = await send(stage);
    await expect(await form.findByRole('alert')).toHaveTextContent('An error occurred');
    await expectKept(form, IMAGES);
  },
};

/** The proofs may have arrived, so the form must not claim that they did not. */
async function expectUnsure(form: Awaited<ReturnType<typeof findForm>>): Promise<void> {
  const alert = await form.findByRole('alert');
  await expect(alert).toHaveTextContent('We do not know whether the proof was added');
  await expect(alert).toHaveTextContent(
    'We could not reach the server. Check your connection. Please send it again. It will only be saved once.',
  );
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(isOffline('addProjectPhotos')),
  play: async (stage) => {
    const form = await send(stage);
    await expectUnsure(form);
    await expectKept(form, IMAGES);
  },
};

/** The proofs arrived but the response did not: sending again creates no duplicates. */
export const ResponseLost: Story = {
  tags: ['PROOF-03'],
  beforeEach: ({ msw }) => msw.use(losesResponse('addProjectPhotos', projectHandlers.addProjectPhotos)),
  play: async (stage) => {
    const form = await send(stage);
    await expectUnsure(form);
    await submit(stage, form);
    await expectClosed(stage);
    await expect(await screen.findByText('2 proofs added')).toBeVisible();
    await waitFor(() => expect(requests.of('getProject')).toHaveLength(2));
    await expect(stage.canvas.getByRole('heading', { level: 2, name: '3 proofs' })).toBeVisible();
  },
};

export const UnexpectedResponse: Story = {
  beforeEach: ({ msw }) => msw.use(respondsWithHtml('addProjectPhotos', { status: 201 })),
  play: async (stage) => {
    const form = await send(stage);
    await expect(await form.findByRole('alert')).toHaveTextContent('could not read');
    await expectKept(form, IMAGES);
  },
};

/** One careless press must not cancel an upload. */
export const ClosedWhileUploading: Story = {
  beforeEach: ({ msw }) => msw.use(neverResponds('addProjectPhotos')),
  play: async (stage) => {
    const form = await send(stage);
    await form.findByRole('progressbar');
    await stage.userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop the upload?' }));
    await stage.userEvent.click(question.getByRole('button', { name: 'Keep uploading' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByRole('progressbar')).toBeVisible();
    await stage.userEvent.keyboard('{Escape}');
    const again = within(await screen.findByRole('alertdialog'));
    await stage.userEvent.click(again.getByRole('button', { name: 'Stop upload' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const rest = await findForm();
    await waitFor(() => expect(rest.queryByRole('progressbar')).toBeNull());
    await expect(rest.queryByRole('alert')).toBeNull();
    await expectKept(rest, IMAGES);
  },
};
