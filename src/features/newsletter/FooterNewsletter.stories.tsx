import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Toaster } from '@/components/Toast/Toaster';
import { respondsWithCaptcha, subscribed } from '@/mocks/scenarios';
import { FooterNewsletter } from './FooterNewsletter';
import { captchaBox, emailField, expectInvalid, pressSubscribe, type Stage } from './newsletter.storyHelpers';

/** The footer's form is one line until a visitor focuses it. */
const meta = {
  title: 'Public/Newsletter/Footer',
  component: FooterNewsletter,
  beforeEach: ({ msw }) => msw.use(respondsWithCaptcha(), subscribed()),
  decorators: [
    (Story) => (
      <div className="on-dark max-w-120 bg-forest p-8">
        <Story />
        <Toaster />
      </div>
    ),
  ],
} satisfies Meta<typeof FooterNewsletter>;
export default meta;

type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
const button = ({ canvas }: Pick<Stage, 'canvas'>) => canvas.getByRole('button', { name: 'Subscribe' });

export const Resting: Story = {
  tags: ['NEWS-12'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We only use it for the newsletter.')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(topOf(button({ canvas })) - topOf(emailField({ canvas }))).toBe(2);
  },
};

/** It opens below the field, and stays open when the focus leaves. */
export const Focused: Story = {
  tags: ['NEWS-13'],
  play: async ({ canvas, userEvent }) => {
    const top = topOf(emailField({ canvas }));
    await userEvent.tab();
    await expect(emailField({ canvas })).toHaveFocus();
    await expect(captchaBox({ canvas })).toBeVisible();
    await expect(topOf(emailField({ canvas }))).toBe(top);
    await userEvent.tab();
    await expect(captchaBox({ canvas })).toHaveFocus();
    await userEvent.tab();
    await expect(button({ canvas })).toHaveFocus();
    await userEvent.tab();
    await expect(captchaBox({ canvas })).toBeVisible();
  },
};

/** A press on the button does not move it from under the pointer. */
export const SubmittedAtRest: Story = {
  tags: ['NEWS-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ target: button({ canvas }), keys: '[MouseLeft>]' });
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.pointer('[/MouseLeft]');
    await pressSubscribe({ canvas, userEvent });
    await expectInvalid(emailField({ canvas }), 'Please enter your email address.');
    await expect(emailField({ canvas })).toHaveFocus();
    await expect(captchaBox({ canvas })).toBeVisible();
  },
};
