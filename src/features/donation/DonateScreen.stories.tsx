import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DonateScreen } from './DonateScreen';

const meta = {
  title: 'Public/Donation/Donate screen',
  component: DonateScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    redirect: fn(),
    organisation: {
      email: 'hello@kitbridge.example',
      impact: [
        { value: '18,400', label: 'items delivered' },
        { value: '312', label: 'schools, labs and hospitals' },
        { value: '14', label: 'countries' },
      ],
    },
  },
} satisfies Meta<typeof DonateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Give Hope. Make a Difference Today' }),
    ).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Make a donation' })).toBeVisible();
    await expect(canvas.getByText('18,400')).toBeVisible();
  },
};

/** On a phone the card comes right after the headline, before the facts. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Make a donation' });
    const facts = canvas.getByRole('heading', { name: 'How giving works' });
    await expect(form.getBoundingClientRect().bottom).toBeLessThan(facts.getBoundingClientRect().top);
    await expect(form.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
};
