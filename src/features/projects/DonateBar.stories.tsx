import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { completedClosed, solarNgn } from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { respondsWithProject, respondsWithProjects } from '@/mocks/scenarios';
import { PAGE } from './projectPage.storyHelpers';
import { ProjectScreen } from './ProjectScreen';

/** The bar at the bottom of a project's page on small screens. */
const meta = {
  title: 'Public/Projects/DonateBar',
  component: ProjectScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...PAGE, redirect: fn() },
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) =>
    msw.use(respondsWithProjects([]), fileHandlers.getFile, respondsWithProject(solarNgn)),
} satisfies Meta<typeof ProjectScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const LINK = { name: 'Donate to this project' };

export const OnAPhone: Story = {
  tags: ['PD-21'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', LINK);
    await expect(link).toBeVisible();
    const { bottom, right } = link.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(right).toBeLessThanOrEqual(320);
    await expectNoSidewaysScroll();
  },
};

/** The link leads to the card, and the bar makes room for it. */
export const AtTheCard: Story = {
  tags: ['PD-21'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', LINK);
    const card = document.querySelector(link.getAttribute('href') ?? '');
    await expect(card).toContainElement(canvas.getByRole('heading', { name: 'Support This Program' }));
    card?.scrollIntoView();
    await waitFor(() => expect(canvas.queryByRole('link', LINK)).not.toBeInTheDocument());
    window.scrollTo(0, 0);
    await expect(await canvas.findByRole('link', LINK)).toBeVisible();
  },
};

export const OnAWideScreen: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Support This Program' });
    await expect(canvas.queryByRole('link', LINK)).not.toBeInTheDocument();
  },
};

export const WithoutDonations: Story = {
  tags: ['PD-21'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject(completedClosed)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Program Details' });
    await expect(canvas.queryByText(/ of [$₦]/)).not.toBeInTheDocument();
  },
};
