import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { MissionScreen } from './MissionScreen';
import { expectWaysToTakePart } from './about.storyHelpers';

const meta = {
  title: 'Public/About/MissionScreen',
  component: MissionScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MissionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['MISSION-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Equipment belongs where it is used',
    );
    await expect(
      canvas.getByText(/^Our mission is to collect educational and medical equipment/),
    ).toBeVisible();

    const vision = within(canvas.getByRole('region', { name: 'Our vision' }));
    await expect(vision.getByText(/^No lesson, test or treatment should wait/)).toBeVisible();

    const steps = within(canvas.getByRole('region', { name: 'From one storeroom to the next classroom' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(4);
    await expect(steps.getByRole('link', { name: 'See the projects' })).toHaveAttribute('href', '/projects');

    await expectWaysToTakePart(canvas);
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectWaysToTakePart(canvas);
    await expectNoSidewaysScroll();
  },
};

export const SmallestScreen: Story = { ...SmallScreen, globals: { viewport: { value: 'w320' } } };
