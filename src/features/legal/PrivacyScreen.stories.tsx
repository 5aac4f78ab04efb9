import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { PrivacyScreen } from './PrivacyScreen';
import { expectHeadingsThatCanBeLinkedTo, ORGANISATION } from './legal.storyHelpers';

const meta = {
  title: 'Public/Legal/PrivacyScreen',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen' },
  args: { organisation: ORGANISATION },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['LEGAL-02'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(canvas.getByText('Effective August 9, 2025')).toHaveAttribute('datetime', '2025-08-09');
    const children = within(canvas.getByRole('region', { name: 'Children under 13' }));
    await expect(children.getByText(/We do not knowingly collect personal information/)).toBeVisible();
    await expect(canvas.getByText(/laws of the State of Texas/)).toBeVisible();
    const providers = within(canvas.getByRole('region', { name: 'PayPal and Paystack' }));
    await expect(providers.getByText(/If no payment provider is connected/)).toBeVisible();
    const volunteering = within(canvas.getByRole('region', { name: 'When you apply to volunteer' }));
    await expect(volunteering.getByText(/the time we received your application/)).toBeVisible();
    const captcha = within(canvas.getByRole('region', { name: 'Protection against bots' }));
    await expect(captcha.getByText(/a keyed fingerprint of what you sent/)).toBeVisible();
    await expect(canvas.queryByText(/over an encrypted connection/)).toBeNull();
    const choices = within(
      canvas.getByRole('region', { name: 'How to see, correct or delete your information' }),
    );
    await expect(choices.getByRole('link', { name: 'hello@kitbridge.example' })).toHaveAttribute(
      'href',
      'mailto:hello@kitbridge.example',
    );
    await expect(canvas.getByText('Houston, TX 77002')).toBeVisible();
    await expectHeadingsThatCanBeLinkedTo(canvas);
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => expectNoSidewaysScroll(),
};

export const SmallestScreen: Story = { ...SmallScreen, globals: { viewport: { value: 'w320' } } };
