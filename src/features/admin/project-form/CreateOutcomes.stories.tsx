import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pngFile } from '@/components/ImagePicker/testing/imageFiles';
import { Toaster } from '@/components/Toast/Toaster';
import { getToasts } from '@/components/Toast/toastStore';
import {
  respondsWith,
  failsWithoutBody,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { recordRequests } from '@/mocks/recordRequests';
import { startSignedIn } from '@/features/admin/lists/lists.storyHelpers';
import { ProjectCreateScreen } from './ProjectCreateScreen';
import {
  expectProblem,
  expectTyped,
  field,
  fillIn,
  itemsOf,
  press,
  type,
  TYPED,
  type Stage,
} from './projectForm.storyHelpers';

const requests = recordRequests();

/** What happens after a new project is submitted. */
const meta = {
  title: 'Admin/Projects/CreateOutcomes',
  component: ProjectCreateScreen,
  parameters: { layout: 'fullscreen' },
  args: { onCreated: fn(), onUnsavedChange: fn(), leaving: undefined },
  render: (args) => (
    <>
      <ProjectCreateScreen {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof ProjectCreateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const created = () => respondsWith('createProject', 201, { data: microscopesUsd });

export const Submitting: Story = {
  tags: ['FORM-06'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('createProject')),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fillIn(stage);
    await userEvent.upload(field(stage, 'Cover photo'), pngFile('cover.png'));
    await canvas.findByText('cover.png');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create project' }));
    const button = await canvas.findByRole('button', { name: 'Creating…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await type(stage, 'Title', 'Another title');
    await expectTyped(stage);
    await expect(canvas.getByRole('button', { name: 'Remove cover.png' })).toBeDisabled();
    await waitFor(() => expect(requests.of('createProject')).toHaveLength(1));
  },
};

/** The parts are named as in the contract. Nothing can be sent again before the list opens, three seconds later. */
export const Succeeded: Story = {
  tags: ['FORM-06'],
  beforeEach: ({ msw }) => msw.use(requests.start(), created()),
  play: async (stage) => {
    const { canvas, args, userEvent } = stage;
    await fillIn(stage);
    await userEvent.upload(field(stage, 'Cover photo'), pngFile('cover.png'));
    await userEvent.upload(field(stage, 'Media files'), [pngFile('bench.png'), pngFile('lamp.png')]);
    await canvas.findByText('lamp.png');
    await canvas.findByText('cover.png');
    await press(stage, 'Create project');
    await expect(await screen.findByText('Project created successfully!')).toBeVisible();
    await expect(requests.of('createProject')[0]?.body).toMatchObject({
      payload: { title: TYPED.title, target_amount: 6400.5, status: 'DRAFT', receiving_donation: true },
      cover_photo: 'cover.png',
      media_files: ['bench.png', 'lamp.png'],
    });
    const button = await canvas.findByRole('button', { name: 'Created' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await press(stage, 'Created');
    await expect(requests.of('createProject')).toHaveLength(1);
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};

/** Each message is shown at its field, the first invalid field has the focus, and nothing is lost. */
export const Rejected: Story = {
  tags: ['FORM-06'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      respondsWith('createProject', 422, {
        message: 'Some fields are invalid.',
        code: 'validation_failed',
        details: [
          { field: 'body/media_files[1]', message: 'is larger than 10 MB' },
          { field: 'body/payload/title', message: 'is taken' },
          { field: 'payload/goals/0', message: 'is too long' },
        ],
      }),
    ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fillIn(stage);
    await userEvent.type(field(stage, 'Goals'), 'Not added yet');
    await userEvent.upload(field(stage, 'Media files'), pngFile('bench.png'));
    await canvas.findByText('bench.png');
    await press(stage, 'Create project');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to create project.');
    await expect(alert).not.toHaveTextContent('Some fields are invalid.');
    await expectProblem(stage, 'Title', 'This was not accepted: is taken');
    await waitFor(() => expect(field(stage, 'Title')).toHaveFocus());
    await expectProblem(stage, 'Goals', 'This was not accepted: is too long');
    await expectProblem(stage, 'Media files', 'This was not accepted: is larger than 10 MB');
    await expectTyped(stage);
    await expect(itemsOf(stage, 'Goals')).toEqual(['Not added yet']);
    await expect(canvas.getByText('bench.png')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create project' })).toBeEnabled();
  },
};

async function expectFailure(stage: Stage, reason: string): Promise<void> {
  await fillIn(stage);
  await press(stage, 'Create project');
  const alert = await stage.canvas.findByRole('alert');
  await expect(alert).toHaveTextContent('Failed to create project.');
  await expect(alert).toHaveTextContent(reason);
  await expectTyped(stage);
  // A toast might still be about to appear.
  await expect(getToasts()).toEqual([]);
}

export const SubmitFailed: Story = {
  tags: ['FORM-06'],
  beforeEach: ({ msw }) => msw.use(requests.start(), failsWithServerError('createProject')),
  play: (stage) => expectFailure(stage, 'Something went wrong on our side.'),
};

export const FailedWithoutBody: Story = {
  tags: ['FORM-06'],
  beforeEach: ({ msw }) => msw.use(requests.start(), failsWithoutBody('createProject')),
  play: (stage) => expectFailure(stage, 'Something went wrong on the server.'),
};

/** The project may have been saved, and sending it again would publish a duplicate. */
export const Offline: Story = {
  tags: ['FORM-06'],
  beforeEach: ({ msw }) => msw.use(requests.start(), isOffline('createProject')),
  play: async (stage) => {
    await expectFailure(stage, 'We could not reach the server. Check your connection.');
    await expect(stage.canvas.getByRole('alert')).toHaveTextContent('It may have been created anyway');
  },
};

/** The sign-in page already explains it, and the typed values are restored after signing in. */
export const SignedOut: Story = {
  tags: ['FORM-06'],
  beforeEach: ({ msw }) => {
    startSignedIn();
    msw.use(respondsWith('createProject', 401, { message: 'Sign in again.', code: 'unauthorized' }));
  },
  play: async (stage) => {
    await fillIn(stage);
    await press(stage, 'Create project');
    await waitFor(() => expect(localStorage.getItem('userInfo')).toBeNull());
    await expect(await stage.canvas.findByRole('button', { name: 'Create project' })).toBeEnabled();
    await expect(stage.canvas.queryByRole('alert')).toBeNull();
    await expect(getToasts()).toEqual([]);
    await expectTyped(stage);
  },
};

export const SucceededAfterAFailure: Story = {
  tags: ['FORM-06'],
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), failsWithServerError('createProject', { once: true }), created()),
  play: async (stage) => {
    await expectFailure(stage, 'Something went wrong on our side.');
    await press(stage, 'Create project');
    await expect(await screen.findByText('Project created successfully!')).toBeVisible();
    await expect(stage.canvas.queryByRole('alert')).toBeNull();
  },
};
