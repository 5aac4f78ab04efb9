import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { expectHeadingsThatCanBeLinkedTo, ORGANISATION } from './legal.storyHelpers';
import { TermsScreen } from './TermsScreen';

const meta = {
  title: 'Public/Legal/TermsScreen',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  args: { organisation: ORGANISATION },
} satisfies Meta<typeof TermsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['LEGAL-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(canvas.getByText('Effective August 9, 2025')).toHaveAttribute('datetime', '2025-08-09');
    const donations = within(canvas.getByRole('region', { name: 'Donations' }));
    await expect(donations.getByText(/this site never asks for your card or account details/)).toBeVisible();
    const law = within(canvas.getByRole('region', { name: 'Governing law' }));
    await expect(law.getByText(/governed by the laws of the State of Texas/)).toBeVisible();
    const children = within(canvas.getByRole('region', { name: 'Children under 13' }));
    await expect(children.getByText(/we do not knowingly collect personal information/)).toBeVisible();
    await expectHeadingsThatCanBeLinkedTo(canvas);
  },
};

/** The table of contents is collapsed and can be opened. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getByText('Governing law')).not.toBeVisible();
    await userEvent.click(contents.getByText('On this page'));
    await expect(contents.getByRole('link', { name: 'Governing law' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SmallestScreen: Story = { ...SmallScreen, globals: { viewport: { value: 'w320' } } };
