import type { Decorator, StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fillField } from '@/components/Field/fillField.storyHelpers';
import { Toaster } from '@/components/Toast/Toaster';

const HEADING = 'newsletter-heading';

/** The form with a heading that names it, and the application's toasts. */
export const NAMED_FORM = {
  args: { labelledBy: HEADING },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <h2 id={HEADING} className="mb-4 text-22 font-semibold">
          Stay Connected
        </h2>
        <Story />
        <Toaster />
      </div>
    ),
  ] satisfies Decorator[],
};

/** `canvas` may be a part of the story, such as one of two forms. */
export interface Stage {
  canvas: Pick<
    StoryContext['canvas'],
    'getByRole' | 'findByRole' | 'queryByRole' | 'getByText' | 'findByText'
  >;
  userEvent: StoryContext['userEvent'];
}

export const EMAIL = 'reader@school.example';

export const emailField = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.getByRole('textbox', { name: 'Email address' });

export const captchaBox = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.getByRole('checkbox', { name: 'I am not a robot' });

/** Ticks the captcha and waits until it is solved. */
export async function completeCaptcha(stage: Stage): Promise<void> {
  await stage.userEvent.click(captchaBox(stage));
  await waitFor(() => expect(captchaBox(stage)).toBeChecked());
}

export async function pressSubscribe({ canvas, userEvent }: Stage): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
}

/** Fills in the form, solves the captcha and submits. */
export async function subscribe(stage: Stage, email = EMAIL): Promise<void> {
  await fillField(stage.userEvent, emailField(stage), email);
  await completeCaptcha(stage);
  await pressSubscribe(stage);
}

/** Fills in the form and submits it by keyboard from the captcha's checkbox. */
export async function subscribeFromCaptcha(stage: Stage): Promise<void> {
  const { userEvent } = stage;
  await fillField(userEvent, emailField(stage), EMAIL);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(captchaBox(stage)).toBeChecked());
  await expect(captchaBox(stage)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

/** Asserts that exactly one toast is shown, with this title and description. */
export async function expectToast(title: string, description: string): Promise<void> {
  const toasts = within(await screen.findByRole('region', { name: /Notifications/ }));
  await waitFor(() => expect(toasts.getAllByRole('listitem')).toHaveLength(1));
  await expect(toasts.getByRole('listitem')).toHaveTextContent(`${title}: ${description}`);
}

/** Asserts that a control is invalid and described by the message. */
export async function expectInvalid(control: HTMLElement, message: string): Promise<void> {
  await waitFor(() => expect(control).toHaveAttribute('aria-invalid', 'true'));
  await expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
}

/** Asserts that the form reports no problem with a control. The browser may still consider an empty one invalid. */
export async function expectValid(control: HTMLElement): Promise<void> {
  await waitFor(() => expect(control).not.toHaveAttribute('aria-invalid'));
}
