import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsWith,
  respondsOutsideTheContract,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { notFound } from '@/mocks/errorBodies';
import { giftDelivered, giftInGeneral, giftOnItsWay } from '@/mocks/fixtures/followedGifts';
import { longWords } from '@/mocks/fixtures/projects';
import { GiftScreen } from './GiftScreen';
import type { FollowedGift, FollowedProject } from './gift';

const meta = {
  title: 'Public/Gift/GiftScreen',
  component: GiftScreen,
  parameters: { layout: 'fullscreen' },
  args: { token: '12.signature', contactEmail: 'hello@kitbridge.example' },
} satisfies Meta<typeof GiftScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shows = (gift: FollowedGift) => respondsWith('followGift', 200, { data: gift });
const withProject = (changes: Partial<FollowedProject>): FollowedGift => ({
  ...giftDelivered,
  project: giftDelivered.project && { ...giftDelivered.project, ...changes },
});

const findHeading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

/** The names of the steps, with whether they are done. */
const stepsIn = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const details = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Details' }));

export const Loading: Story = {
  tags: ['GIFT-01'],
  beforeEach: ({ msw }) => msw.use(neverResponds('followGift')),
  play: async ({ canvas }) => {
    await findHeading(canvas, 'Loading your gift');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your gift');
  },
};

export const Paid: Story = {
  tags: ['GIFT-02'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(shows(giftOnItsWay)),
  play: async ({ canvas }) => {
    await findHeading(canvas, 'Your gift of $50.00');
    await expect(stepsIn(canvas)).toEqual([
      'Paid (Done)',
      'Project funded (Not yet)',
      'Equipment shipped (Not yet)',
      'Delivered (Not yet)',
    ]);
    await expect(canvas.getByText('35.28% of the goal is funded so far.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the project' })).toHaveAttribute(
      'href',
      '/projects/3',
    );
    await expect(details(canvas).getByText('KB-7F3A92')).toBeVisible();
    await expect(canvas.queryByText(/Counts towards the project/)).toBeNull();
  },
};

export const Funded: Story = {
  tags: ['GIFT-03'],
  beforeEach: ({ msw }) => msw.use(shows(withProject({ photos: [], shipped_on: null }))),
  play: async ({ canvas }) => {
    await findHeading(canvas, 'Your gift of $50.00');
    await expect(stepsIn(canvas)).toEqual([
      'Paid (Done)',
      'Project funded (Done)',
      'Equipment shipped (Not yet)',
      'Delivered (Not yet)',
    ]);
  },
};

export const Shipped: Story = {
  tags: ['GIFT-04'],
  beforeEach: ({ msw }) => msw.use(shows(withProject({ photos: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It left our workshop on Jun 02, 2026.')).toBeVisible();
    await expect(stepsIn(canvas)).toContain('Equipment shipped (Done)');
    await expect(stepsIn(canvas)).toContain('Delivered (Not yet)');
  },
};

/** No shipping date was entered, but what was delivered must have been shipped. */
export const Delivered: Story = {
  tags: ['GIFT-05'],
  beforeEach: ({ msw }) => {
    const photos = giftDelivered.project?.photos.map((photo) => ({ ...photo, working_on: null }));
    msw.use(shows(withProject({ shipped_on: null, photos: photos ?? [] })));
  },
  play: async ({ canvas }) => {
    await findHeading(canvas, 'Your gift of $50.00');
    await expect(stepsIn(canvas)).toEqual([
      'Paid (Done)',
      'Project funded (Done)',
      'Equipment shipped (Done)',
      'Delivered (Done)',
    ]);
    const photos = canvas.getAllByRole('img');
    await expect(
      photos.map((photo) => photo.getAttribute('alt') ?? photo.getAttribute('aria-label')),
    ).toEqual(['Delivery to Anka Health Post', 'Delivery to Gusau Clinic']);
    await expect(canvas.getByText('Delivered on Jul 14, 2026 · Gusau, Nigeria')).toBeVisible();
  },
};

export const StillWorking: Story = {
  tags: ['GIFT-06'],
  beforeEach: ({ msw }) => msw.use(shows(giftDelivered)),
  play: async ({ canvas }) => {
    await findHeading(canvas, 'Your gift of $50.00');
    await expect(stepsIn(canvas).at(-1)).toBe('Still in use (Done)');
    await expect(canvas.getByText('Checked at Gusau Clinic on Oct 15, 2026: still in use.')).toBeVisible();
    await expect(details(canvas).getByText('₦77,012.50 (at $1 = ₦1,540.25 on Nov 20, 2026)')).toBeVisible();
  },
};

export const InGeneral: Story = {
  tags: ['GIFT-07'],
  beforeEach: ({ msw }) => msw.use(shows(giftInGeneral)),
  play: async ({ canvas }) => {
    await findHeading(canvas, 'Your gift of $50.00');
    await expect(stepsIn(canvas)).toEqual(['Paid (Done)', 'At work (Done)']);
    await expect(canvas.getByRole('link', { name: 'See our projects' })).toHaveAttribute('href', '/projects');
  },
};

export const ProjectNoLongerPublic: Story = {
  tags: ['GIFT-07'],
  beforeEach: ({ msw }) => msw.use(shows({ ...giftOnItsWay, project: null })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'The project “Microscopes for Kano Teaching Laboratory” no longer has a public page.',
      ),
    ).toBeVisible();
  },
};

export const Returned: Story = {
  tags: ['GIFT-08'],
  beforeEach: ({ msw }) => msw.use(shows({ ...giftDelivered, status: 'refunded' })),
  play: async ({ canvas }) => {
    await findHeading(canvas, 'This gift was refunded');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const UnknownLink: Story = {
  tags: ['GIFT-09'],
  beforeEach: ({ msw }) => msw.use(respondsWith('followGift', 404, notFound('gift'))),
  play: async ({ canvas }) => {
    await findHeading(canvas, 'This link does not lead to a gift');
    await expect(canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** With the keyboard alone: the heading gets the focus that Retry had. */
export const LoadFailed: Story = {
  tags: ['GIFT-10'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('followGift', { once: true }), shows(giftOnItsWay)),
  play: async ({ canvas, userEvent }) => {
    await findHeading(canvas, 'We could not show your gift');
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await findHeading(canvas, 'Your gift of $50.00');
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Offline: Story = {
  tags: ['GIFT-10'],
  beforeEach: ({ msw }) => msw.use(isOffline('followGift')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection.',
    );
  },
};

/** Another backend may know less about the gift. */
export const Sparse: Story = {
  tags: ['GIFT-10'],
  beforeEach: ({ msw }) =>
    msw.use(respondsOutsideTheContract('followGift', 200, { data: { status: 'completed' } })),
  play: async ({ canvas }) => {
    await findHeading(canvas, 'Your gift');
    await expect(canvas.queryByText(/undefined|null|NaN|0\.00/)).toBeNull();
  },
};

export const LongWordsOnTheSmallestScreen: Story = {
  tags: ['GIFT-05'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => {
    const [photo] = giftDelivered.project?.photos ?? [];
    const photos = photo ? [{ ...photo, name: longWords.title }] : [];
    msw.use(
      shows({
        ...withProject({ title: longWords.title, location: longWords.title, photos }),
        project_title: longWords.title,
        amount: '999999999.99',
      }),
    );
  },
  play: async ({ canvas }) => {
    await findHeading(canvas, 'Your gift of $999,999,999.99');
    await expectNoSidewaysScroll();
  },
};
