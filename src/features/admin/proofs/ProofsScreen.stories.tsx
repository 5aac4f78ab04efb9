import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsWith,
  respondsWithHtml,
  respondsOutsideTheContract,
  failsWithoutBody,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { errorBodies } from '@/mocks/errorBodies';
import { completedStillReceiving, microscopesUsd, solarNgn } from '@/mocks/fixtures/projects';
import { rightToLeftTitle, unbrokenTitle } from '@/mocks/fixtures/hostileProjects';
import { removePhoto } from '@/mocks/records/projects';
import { respondsWithProject, projectNotFound } from '@/mocks/scenarios';
import {
  askToDelete,
  deleteBy,
  expectSignedOutWithoutToast,
  type Stage,
} from '@/features/admin/lists/lists.storyHelpers';
import { ProofsScreen } from './ProofsScreen';
import { requests, SCREEN } from './proofs.storyHelpers';

const meta = {
  title: 'Admin/Proofs/ProofsScreen',
  component: ProofsScreen,
  ...SCREEN,
  args: { projectId: String(completedStillReceiving.id), onBack: fn() },
} satisfies Meta<typeof ProofsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['PROOF-01'],
  beforeEach: ({ msw }) => msw.use(neverResponds('getProject')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading proofs')).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Proof of Delivery' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Add Proof' })).toBeNull();
  },
};

/** Missing details are shown as N/A. */
export const Ready: Story = {
  tags: ['PROOF-01'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '3 proofs' })).toBeVisible();
    await expect(canvas.getByText('An X-ray room for Bamenda')).toBeVisible();
    const cards = canvas.getAllByRole('listitem');
    await expect(cards.map((card) => card.querySelector('dl')?.textContent)).toEqual([
      'RecipientBamenda District HospitalDelivered onMay 12, 2026',
      'RecipientBamenda District HospitalDelivered onMay 18, 2026',
      'RecipientN/ADelivered onN/A',
    ]);
    await expect(canvas.getAllByRole('img', { name: 'Delivery to Bamenda District Hospital' })).toHaveLength(
      2,
    );
    await expect(canvas.getByRole('img', { name: 'Photo of the delivery' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A proof without an id cannot be deleted. */
export const ProofWithoutAnId: Story = {
  tags: ['PROOF-01'],
  beforeEach: ({ msw }) => {
    const [first, ...others] = completedStillReceiving.photos ?? [];
    const { id: _id, ...withoutId } = first ?? {};
    const data = { ...completedStillReceiving, photos: [withoutId, ...others] };
    msw.use(respondsOutsideTheContract('getProject', 200, { data }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '3 proofs' })).toBeVisible();
    const cards = canvas.getAllByRole('listitem').map((card) => within(card).queryByRole('button'));
    await expect(cards.map((button) => button !== null)).toEqual([false, true, true]);
  },
};

export const NoProofs: Story = {
  tags: ['PROOF-01'],
  args: { projectId: String(solarNgn.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No proofs yet')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '0 proofs' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Proof' })).toBeEnabled();
  },
};

export const LoadFailed: Story = {
  tags: ['PROOF-01'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('getProject', { once: true })),
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The proofs could not be loaded');
    await expect(alert).toHaveTextContent('Something went wrong on our side.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: '3 proofs' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: '3 proofs' })).toHaveFocus());
  },
};

export const NotFound: Story = {
  tags: ['PROOF-01'],
  beforeEach: ({ msw }) => msw.use(projectNotFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Project not found');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** The URL cannot identify a project, so no request is made. */
export const InvalidId: Story = {
  args: { projectId: 'microscopes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Project not found');
    await expect(requests.calls).toHaveLength(0);
  },
};

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(isOffline('getProject')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  },
};

export const UnexpectedResponse: Story = {
  beforeEach: ({ msw }) => msw.use(respondsWithHtml('getProject', { status: 200 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not read');
  },
};

/** Long and foreign words, on the narrowest screen. */
export const HostileTexts: Story = {
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithProject({
        ...unbrokenTitle,
        photos: [
          { id: 1, image: '/files/missing-1.webp', name: unbrokenTitle.title, deliver_date: '2026-02-30' },
          { id: 2, image: '/files/proof.webp', name: rightToLeftTitle.title, deliver_date: '2026-10-02' },
          { id: 3, image: '/files/proof.webp', name: '<img src=x onerror=alert(1)>' },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getByText(rightToLeftTitle.title)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

const DELETE = 'Delete Bamenda District Hospital, May 18, 2026, photo 2 of 3';

/** Photos from one upload have the same recipient and date. */
export const OneUpload: Story = {
  beforeEach: ({ msw }) => {
    const { photos = [] } = completedStillReceiving;
    const [name, date] = ['Bamenda District Hospital', '2026-05-12'];
    msw.use(
      respondsWithProject({
        ...completedStillReceiving,
        photos: photos.map(({ id, image }) => ({ id, image, name, deliver_date: date })),
      }),
    );
  },
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Delete/ });
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3].map((place) => `Delete Bamenda District Hospital, May 12, 2026, photo ${place} of 3`),
    );
  },
};

const ask = (stage: Stage) => askToDelete(stage, DELETE, 'Delete proof');
const confirm = (stage: Stage) => deleteBy(stage, DELETE, 'Delete proof');

export const DeleteAsked: Story = {
  tags: ['PROOF-04'],
  play: async (stage) => {
    const dialog = await ask(stage);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Are you sure you want to delete this photo of the delivery to Bamenda District Hospital? This action cannot be undone.',
    );
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await stage.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(stage.canvas.getByRole('button', { name: DELETE })).toHaveFocus());
    await expect(requests.of('deleteProjectPhoto')).toHaveLength(0);
  },
};

export const DeletePending: Story = {
  tags: ['PROOF-04'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('deleteProjectPhoto')),
  play: async (stage) => {
    const dialog = await ask(stage);
    await stage.userEvent.dblClick(dialog.getByRole('button', { name: 'Delete proof' }));
    await expect(await dialog.findByRole('button', { name: 'Deleting…' })).toBeVisible();
    await waitFor(() => expect(requests.of('deleteProjectPhoto')).toHaveLength(1));
  },
};

export const Deleted: Story = {
  tags: ['PROOF-04'],
  play: async (stage) => {
    await confirm(stage);
    await expect(await screen.findByText('Proof deleted')).toBeVisible();
    const heading = await stage.canvas.findByRole('heading', { level: 2, name: '2 proofs' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(stage.canvas.queryByRole('button', { name: DELETE })).toBeNull();
    await expect(requests.of('deleteProjectPhoto').map(({ url }) => url.pathname)).toEqual([
      '/backend/api/project/photos/14',
    ]);
    await waitFor(() => expect(requests.of('getProject')).toHaveLength(2));
  },
};

/** After the last one, the empty state is shown. */
export const LastDeleted: Story = {
  tags: ['PROOF-04'],
  args: { projectId: String(microscopesUsd.id) },
  play: async (stage) => {
    await deleteBy(stage, /^Delete Kano/, 'Delete proof');
    const { canvas } = stage;
    await expect(await canvas.findByText('No proofs yet')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: '0 proofs' })).toHaveFocus());
  },
};

/** Someone else had deleted it: the message says so, and the card disappears. */
export const DeleteRefused: Story = {
  tags: ['PROOF-04'],
  play: async (stage) => {
    const dialog = await ask(stage);
    removePhoto(14);
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Delete proof' }));
    await expect(await screen.findByText('Failed to delete proof')).toBeVisible();
    await expect(screen.getByText('This proof does not exist.')).toBeVisible();
    const heading = await stage.canvas.findByRole('heading', { level: 2, name: '2 proofs' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(stage.canvas.queryByRole('button', { name: DELETE })).toBeNull();
  },
};

export const DeleteFailedWithoutBody: Story = {
  tags: ['PROOF-04'],
  beforeEach: ({ msw }) => msw.use(failsWithoutBody('deleteProjectPhoto')),
  play: async (stage) => {
    await confirm(stage);
    await expect(await screen.findByText('An error occurred')).toBeVisible();
  },
};

export const DeleteSignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(respondsWith('deleteProjectPhoto', 401, errorBodies.unauthorized)),
  play: async (stage) => {
    await confirm(stage);
    await expectSignedOutWithoutToast();
  },
};
