import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WovenStrip } from '@/components/WovenStrip/WovenStrip';

const meta = {
  title: 'Components/WovenStrip',
  component: WovenStrip,
  parameters: {
    rules: {
      use: 'At the hero’s edge, for a missing cover and on the 404 page.',
      avoid: 'Anywhere else: it is the only ornament.',
      good: { show: () => <WovenStrip />, why: 'Once on a page, at an edge.' },
      bad: {
        show: () => (
          <div className="grid gap-2">
            <WovenStrip />
            <WovenStrip />
            <WovenStrip />
          </div>
        ),
        why: 'A pattern everywhere marks nothing.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof WovenStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It fills the width, and screen readers skip it. */
export const FullWidth: Story = {
  play: async ({ canvasElement }) => {
    const strip = canvasElement.querySelector('svg');
    await expect(strip).toHaveAttribute('aria-hidden', 'true');
    await expect(strip?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

/** As a placeholder for a missing cover. */
export const CoverPlaceholder: Story = {
  render: () => (
    <div className="p-6">
      <div className="flex aspect-3/2 max-w-104 flex-col justify-end overflow-hidden rounded-card bg-leaf">
        <WovenStrip />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().height).toBe(32);
  },
};
