import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  browserWith,
  execCommand,
  share,
  writeText,
} from '@/components/ShareLinkButton/shareLinkButton.storyHelpers';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { completedForProject, completedOnceUsd } from '@/mocks/fixtures/confirmations';
import { confirmCompleted } from '@/mocks/scenarios';
import { ARGS, expectThanks } from './thankYou.storyHelpers';
import { ThankYouScreen } from './ThankYouScreen';

/** What a confirmed gift has done: its project, its place and what happens next. */
const meta = {
  title: 'Public/ThankYou/Given',
  component: ThankYouScreen,
  parameters: { layout: 'fullscreen' },
  args: ARGS,
  beforeEach: ({ msw }) => msw.use(confirmCompleted(completedForProject)),
} satisfies Meta<typeof ThankYouScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const PROJECT = 'Microscopes for Kano Teaching Laboratory';

const stepsIn = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  within(canvas.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');

export const ToAProject: Story = {
  tags: ['THX-12'],
  play: async (context) => {
    const { canvas } = context;
    await expectThanks(context, `Your one-time gift of $50.00 to “${PROJECT}” has arrived.`);
    await expect(canvas.getByRole('status')).toHaveTextContent('It is the 14th gift to this project.');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    const project = within(canvas.getByRole('region', { name: PROJECT }));
    await expect(project.getByText('$4,233.25 raised')).toBeVisible();
    await expect(project.getByText('Goal $12,000.00')).toBeVisible();
    await expect(project.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '35.28% funded');
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveTextContent('See the project');
    await expect(first).toHaveAttribute('href', '/projects/3');
    await expect(stepsIn(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Projects' })).toBeVisible();
  },
};

export const ToTheOrganisation: Story = {
  tags: ['THX-12'],
  beforeEach: ({ msw }) =>
    msw.use(confirmCompleted({ data: { ...completedOnceUsd.data, project: null, gift_number: 1 } })),
  play: async (context) => {
    const { canvas } = context;
    await expectThanks(context, 'It is the first gift we have received.');
    await expect(stepsIn(canvas)[0]).toHaveTextContent('Your gift goes where it is needed most.');
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const EveryMonth: Story = {
  tags: ['THX-12'],
  beforeEach: ({ msw }) =>
    msw.use(
      confirmCompleted({ data: { ...completedForProject.data, frequency: 'MONTHLY', gift_number: 1222 } }),
    ),
  play: async (context) => {
    await expectThanks(context, 'It is the 1,222nd gift to this project.');
    await expect(stepsIn(context.canvas)[0]).toHaveTextContent(
      'You give the same amount every month until you stop.',
    );
  },
};

export const OnTheSmallestPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    await expectThanks(context, 'It is the 14th gift to this project.');
    await expectNoSidewaysScroll();
  },
};

export const ProjectShared: Story = {
  tags: ['THX-06'],
  beforeEach: () => {
    const restore = browserWith({ share, clipboard: { writeText } });
    share.mockResolvedValue();
    return restore;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: PROJECT });
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalled());
    await expect(share.mock.calls).toEqual([
      [
        {
          url: 'https://kitbridge.example/projects/3',
          title: PROJECT,
          text: `I gave to “${PROJECT}”. You can help, too.`,
        },
      ],
    ]);
  },
};

export const ReferenceCopied: Story = {
  tags: ['THX-11'],
  beforeEach: () => {
    const restore = browserWith({ clipboard: { writeText } });
    writeText.mockResolvedValue();
    return restore;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy reference' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(writeText.mock.calls).toEqual([['KB-7F3A92']]);
  },
};

/** A browser that copies nothing: the reference is selected. */
export const ReferenceSelected: Story = {
  tags: ['THX-11'],
  beforeEach: () => {
    const restore = browserWith({});
    execCommand.mockReturnValue(false);
    return restore;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy reference' }));
    await expect(await canvas.findByText(/^Selected/)).toBeVisible();
    await expect(String(getSelection())).toBe('KB-7F3A92');
  },
};
