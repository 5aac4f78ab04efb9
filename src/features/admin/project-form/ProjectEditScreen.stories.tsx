import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsWithHtml,
  respondsOutsideTheContract,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { longWords, microscopesUsd, solarNgn, sparse } from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithProject, projectNotFound } from '@/mocks/scenarios';
import { ProjectEditScreen } from './ProjectEditScreen';
import { expectProblem, field, findField, itemsOf, press, type Stage } from './projectForm.storyHelpers';

const requests = recordRequests();

const withMedia = {
  ...microscopesUsd,
  mediaFilesUrls: [microscopesUsd.coverPhotoUrl, solarNgn.coverPhotoUrl].filter(
    (url) => typeof url === 'string',
  ),
};

const meta = {
  title: 'Admin/Projects/ProjectEditScreen',
  component: ProjectEditScreen,
  parameters: { layout: 'fullscreen' },
  args: { projectId: '3', onUpdated: fn(), onUnsavedChange: fn(), leaving: undefined },
  beforeEach: ({ msw }) => msw.use(requests.start(), fileHandlers.getFile),
} satisfies Meta<typeof ProjectEditScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const continueTick = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.getByRole('checkbox', { name: 'Donation continue' });

const reason = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.queryByLabelText('Reason for donation continuation');

/** A reason is required while donations continue after a delivery. */
export const WithProofs: Story = {
  tags: ['FORM-05'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject(microscopesUsd)),
  play: async (stage) => {
    await findField(stage);
    await expect(continueTick(stage)).toBeChecked();
    await expect(reason(stage)).toBeVisible();
    await stage.userEvent.click(continueTick(stage));
    await expect(reason(stage)).toBeNull();
    await stage.userEvent.click(continueTick(stage));
    await expect(reason(stage)).toBeVisible();
  },
};

export const WithoutProofs: Story = {
  tags: ['FORM-05'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject({ ...solarNgn, photos: [] })),
  play: async (stage) => {
    await findField(stage);
    await expect(continueTick(stage)).toBeChecked();
    await expect(reason(stage)).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) => msw.use(neverResponds('getProject')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit project' })).toBeVisible();
    await expect(canvas.getByText('Loading project')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) =>
    msw.use(failsWithServerError('getProject', { once: true }), respondsWithProject(microscopesUsd)),
  play: async (stage) => {
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load project.');
    await expect(alert).toHaveTextContent('Something went wrong on our side.');
    await press(stage, 'Retry');
    await expect(stage.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(await findField(stage)).toHaveValue(microscopesUsd.title);
  },
};

export const LoadOffline: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) => msw.use(isOffline('getProject')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to load project.We could not reach the server. Check your connection.',
    );
  },
};

/** A gateway's error page, and JSON of the wrong shape. */
export const MalformedResponse: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      respondsWithHtml('getProject', { status: 200, once: true }),
      respondsOutsideTheContract('getProject', 200, { hello: 'world' }),
    ),
  play: async (stage) => {
    const { canvas } = stage;
    const text = 'Failed to load project.The server sent a response that we could not read.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await press(stage, 'Retry');
    await expect(await canvas.findByText('Loading project')).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(requests.of('getProject')).toHaveLength(2);
  },
};

/** The padding and border below a message without a button leave no room for a button. */
const MAX_BELOW_PX = 20;

export const NotFound: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) => msw.use(projectNotFound()),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Failed to load project.There is no project at this address. It may have been deleted.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
    const text = canvas.getByText(/^There is no project/).getBoundingClientRect();
    await expect(alert.getBoundingClientRect().bottom - text.bottom).toBeLessThan(MAX_BELOW_PX);
  },
};

export const NoId: Story = {
  tags: ['FORM-07'],
  args: { projectId: 'new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no project at this address.');
    await expect(requests.calls).toEqual([]);
  },
};

export const Ready: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject(withMedia)),
  play: async (stage) => {
    const { canvas } = stage;
    await expect(await findField(stage)).toHaveValue(microscopesUsd.title);
    await expect(field(stage, 'Description')).toHaveValue(microscopesUsd.summary);
    await expect(canvas.getByRole('radio', { name: 'Health' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'USD' })).toBeChecked();
    await expect(field(stage, 'Goal amount ($)')).toHaveValue('12000');
    await expect(field(stage, 'End date')).toHaveValue('2026-12-31');
    await expect(field(stage, 'Impact phrase')).toHaveValue('technicians trained a year');
    await expect(field(stage, 'Impact count')).toHaveValue('240');
    await expect(field(stage, 'Beneficiary count')).toHaveValue('240');
    await expect(itemsOf(stage, 'Goals')).toEqual(microscopesUsd.goals);
    await expect(itemsOf(stage, 'Milestones')).toEqual(microscopesUsd.milestones);
    await expect(itemsOf(stage, 'Donation supports')).toEqual(microscopesUsd.donation_supports);
    await expect(canvas.getByText('Current cover')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Photo 2' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Upload Proof Of Delivery' })).toHaveAttribute(
      'href',
      '/projects/proof/3',
    );
    await waitFor(() => expect(stage.args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
};

/** The category is stored as an alias, and the amount is in naira. */
export const InNaira: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject(solarNgn)),
  args: { projectId: '4' },
  play: async (stage) => {
    await findField(stage);
    await expect(stage.canvas.getByRole('radio', { name: 'Health' })).toBeChecked();
    await expect(field(stage, 'Goal amount (₦)')).toHaveValue('48500000');
  },
};

/** A category that the form does not know is neither hidden nor changed. */
export const UnknownCategory: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject({ ...microscopesUsd, category: 'environment' })),
  play: async (stage) => {
    await findField(stage);
    await expect(stage.canvas.getByRole('radio', { name: 'Environment' })).toBeChecked();
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'Community' }));
    await expect(stage.canvas.getByRole('radio', { name: 'Environment' })).not.toBeChecked();
  },
};

export const Sparse: Story = {
  tags: ['FORM-07'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject({ ...sparse, id: 3 })),
  play: async (stage) => {
    await expect(await findField(stage)).toHaveValue(sparse.title);
    await press(stage, 'Save changes');
    await expectProblem(stage, 'Description', 'Enter a description.');
    await expectProblem(stage, /^Goal amount/, 'Enter a goal amount.');
    await expectProblem(stage, 'End date', 'Choose an end date.');
    await expect(requests.of('updateProject')).toHaveLength(0);
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(respondsWithProject({ ...longWords, id: 3 })),
  play: async (stage) => {
    await expect(await findField(stage)).toHaveValue(longWords.title);
    await expectNoSidewaysScroll();
  },
};
