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
      gifts: [
        { currency: 'USD', amount: 25, pays: 'new bulbs for one microscope' },
        { currency: 'USD', amount: 50, pays: 'about forty books in the travelling library' },
        { currency: 'NGN', amount: 5000, pays: 'an hour of repair' },
      ],
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

/** Below the chosen amount is what it pays for: the largest gift that it covers. */
export const WhatItPaysFor: Story = {
  tags: ['DON-16'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/travelling library/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '$50' }));
    await expect(canvas.getByText('$50: about forty books in the travelling library')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Other amount' }), '30');
    await expect(canvas.getByText('$25: new bulbs for one microscope')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '₦ NGN' }));
    await userEvent.click(canvas.getByRole('radio', { name: '₦500' }));
    await expect(canvas.queryByText(/: new bulbs|: an hour/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '₦5,000' }));
    await expect(canvas.getByText('₦5,000: an hour of repair')).toBeVisible();
  },
};

/** The organisation's file names nothing. */
export const NothingNamed: Story = {
  tags: ['DON-16'],
  args: { organisation: { email: 'hello@kitbridge.example', impact: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$50' }));
    await expect(canvas.getByRole('button', { name: 'Donate $50.00 once' })).toBeVisible();
    await expect(canvas.queryByText(/^\$50:/)).toBeNull();
  },
};
