import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/Toast/Toaster';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithCaptcha, subscribed } from '@/mocks/scenarios';
import { FooterNewsletter } from './FooterNewsletter';
import { NewsletterForm } from './NewsletterForm';
import {
  captchaBox,
  completeCaptcha,
  emailField,
  expectInvalid,
  expectValid,
  pressSubscribe,
} from './newsletter.storyHelpers';

const requests = recordRequests();

/** The home page has the form twice: in its own section and in the footer. */
const meta = {
  title: 'Public/Newsletter/TwoForms',
  component: FooterNewsletter,
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha(), subscribed()),
  decorators: [
    (Story) => (
      <div className="grid gap-8">
        <section aria-labelledby="stay-connected">
          <h2 id="stay-connected">Stay Connected</h2>
          <NewsletterForm labelledBy="stay-connected" />
        </section>
        <div className="on-dark max-w-120 bg-forest p-8 text-sand">
          <Story />
        </div>
        <Toaster />
      </div>
    ),
  ],
} satisfies Meta<typeof FooterNewsletter>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const formsOf = ({ canvas, userEvent }: Context) => ({
  home: { canvas: within(canvas.getByRole('form', { name: 'Stay Connected' })), userEvent },
  footer: { canvas: within(canvas.getByRole('form', { name: 'Newsletter' })), userEvent },
});

export const Independent: Story = {
  tags: ['NEWS-11'],
  play: async (context) => {
    const { home, footer } = formsOf(context);
    const ids = [...context.canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
    await home.userEvent.type(emailField(home), 'home@school.example');
    await completeCaptcha(home);
    await expect(emailField(footer)).toHaveValue('');

    await footer.userEvent.type(emailField(footer), 'footer@school.example');
    await expect(captchaBox(footer)).not.toBeChecked();
    await pressSubscribe(footer);
    await expectInvalid(captchaBox(footer), 'Please complete the captcha.');
    await expectValid(captchaBox(home));
    await expect(captchaBox(home)).toBeChecked();

    await pressSubscribe(home);
    await waitFor(() => expect(emailField(home)).toHaveValue(''));
    await expect(emailField(footer)).toHaveValue('footer@school.example');
    await expectInvalid(captchaBox(footer), 'Please complete the captcha.');
    await expect(requests.of('subscribe').map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'home@school.example' }),
    ]);
  },
};

/** A click on a label reaches the control of the same form. */
export const LabelsIndependent: Story = {
  tags: ['NEWS-11'],
  play: async (context) => {
    const { footer } = formsOf(context);
    await footer.userEvent.click(footer.canvas.getByText('Email address'));
    await expect(emailField(footer)).toHaveFocus();
    await footer.userEvent.click(footer.canvas.getByText('I am not a robot'));
    await waitFor(() => expect(captchaBox(footer)).toBeChecked());
  },
};
