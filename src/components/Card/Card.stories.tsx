import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@/components/Card/Card';

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    rules: {
      use: 'For a single, self-contained item, such as a project or a form.',
      avoid: 'For sections of a page: use Section. Never put a card inside a card.',
      good: { show: () => <Card>Microscopes for Kano</Card>, why: 'One item, one card.' },
      bad: {
        show: () => (
          <Card>
            <Card>Microscopes for Kano</Card>
          </Card>
        ),
        why: 'Frames in frames separate nothing.',
      },
    },
  },
  args: {
    className: 'max-w-104',
    children: (
      <>
        <h3 className="text-22 font-semibold">Microscopes for Nsukka</h3>
        <p className="mt-2 text-muted">
          Twelve microscopes, cleaned and calibrated, for three secondary schools in Enugu State.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

const surfaceOf = (canvas: { getByRole: (role: 'heading') => HTMLElement }) =>
  getComputedStyle(canvas.getByRole('heading').parentElement as HTMLElement);

/** A flat card has no shadow. */
export const Flat: Story = {
  play: async ({ canvas }) => {
    await expect(surfaceOf(canvas)).toMatchObject({ boxShadow: 'none', borderTopWidth: '1px' });
  },
};

export const Raised: Story = {
  args: { variant: 'raised', padding: 'large' },
  play: async ({ canvas }) => {
    await expect(surfaceOf(canvas).boxShadow).not.toBe('none');
  },
};

/** For a card that starts with a picture. */
export const WithoutPadding: Story = {
  args: {
    padding: 'none',
    className: 'max-w-104 overflow-hidden',
    children: (
      <>
        <div className="aspect-3/2 bg-leaf" />
        <h3 className="p-5 text-22 font-semibold">Beds for Kitui</h3>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(surfaceOf(canvas).padding).toBe('0px');
  },
};

/** On forest the card keeps its own colours. */
export const OnDark: Story = {
  decorators: [
    (Story) => (
      <div className="on-dark rounded-card bg-forest p-8 text-white">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).color).toBe('rgb(20, 33, 27)');
  },
};
