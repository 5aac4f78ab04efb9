import type { Decorator, StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { fillField } from '@/components/Field/fillField.storyHelpers';
import { Toaster } from '@/components/Toast/Toaster';
import { respondsWith } from '@/mocks/responses';

export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Canvas = Pick<Stage, 'canvas'>;

/** The form below its page's heading, with the application's toasts. */
export const onItsPage: Decorator = (Story) => (
  <div className="max-w-200">
    <h1 className="sr-only">Volunteer with us</h1>
    <Story />
    <Toaster />
  </div>
);

/** The backend stores the application. */
export const applied = () =>
  respondsWith('applyAsVolunteer', 201, { message: 'Thank you. We have received your application.' });

/** For `beforeEach`: keeps the operator's log entry about a failure out of the test's output. */
export const silenceLog = () => {
  spyOn(console, 'warn').mockImplementation(() => undefined);
};

export const CV = new File(['%PDF-1.7 Chidi Okafor, laboratory technician'], 'chidi-okafor.pdf', {
  type: 'application/pdf',
});

/** An applicant's values, by field. */
export const APPLICANT = {
  'First name': 'Chidi',
  'Last name': 'Okafor',
  Email: 'chidi@volunteers.example',
  'Phone number': '08005550123',
} as const;

export const textField = ({ canvas }: Canvas, name: string) =>
  canvas.getByRole<HTMLInputElement>(name === 'Phone number' ? 'spinbutton' : 'textbox', { name });
export const phoneField = (stage: Canvas) => textField(stage, 'Phone number');
export const ageField = ({ canvas }: Canvas) => canvas.getByRole('spinbutton', { name: 'Age' });
export const select = ({ canvas }: Canvas, name: string) =>
  canvas.getByRole<HTMLSelectElement>('combobox', { name });
export const radio = ({ canvas }: Canvas, name: string) => canvas.getByRole('radio', { name });
export const cvField = ({ canvas }: Canvas) =>
  canvas.getByLabelText<HTMLInputElement>('CV', { selector: 'input' });
export const captchaBox = ({ canvas }: Canvas) => canvas.getByRole('checkbox', { name: 'I am not a robot' });
export const sendButton = ({ canvas }: Canvas) => canvas.getByRole('button', { name: 'Send application' });

/**
 * Types a field's value. `userEvent` drops leading zeros of a number field, unlike browsers, so the phone is set as a
 * whole.
 */
export async function enter({ canvas, userEvent }: Stage, name: keyof typeof APPLICANT): Promise<void> {
  const field = textField({ canvas }, name);
  if (name === 'Phone number') await fireEvent.change(field, { target: { value: APPLICANT[name] } });
  else await fillField(userEvent, field, APPLICANT[name]);
}

/** Fills in everything that a full-time applicant must, except the captcha; without a CV if `cv` is null. */
export async function fillIn(stage: Stage, cv: File | null = CV): Promise<void> {
  const { userEvent } = stage;
  await enter(stage, 'First name');
  await enter(stage, 'Last name');
  await enter(stage, 'Email');
  await enter(stage, 'Phone number');
  await userEvent.type(ageField(stage), '24');
  await userEvent.selectOptions(select(stage, 'Country'), 'Nigeria');
  await userEvent.selectOptions(select(stage, 'Role'), 'Laboratory technician');
  await userEvent.click(radio(stage, 'Full-time'));
  if (cv) await userEvent.upload(cvField(stage), cv);
}

/** Drops a file on the field, which bypasses the file dialog's filter. */
export async function dropCv(stage: Stage, cv: File): Promise<void> {
  const { files, items } = new DataTransfer();
  items.add(cv);
  cvField(stage).files = files;
  await fireEvent.change(cvField(stage));
}

/** Ticks the captcha and waits until it is solved. */
export async function completeCaptcha(stage: Stage): Promise<void> {
  await stage.userEvent.click(captchaBox(stage));
  await waitFor(() => expect(captchaBox(stage)).toBeChecked());
}

export const pressSend = (stage: Stage) => stage.userEvent.click(sendButton(stage));

/** Fills in everything, solves the captcha and submits. */
export async function apply(stage: Stage): Promise<void> {
  await fillIn(stage);
  await completeCaptcha(stage);
  await pressSend(stage);
}

/** Asserts that what {@link fillIn} entered is still there. */
export async function expectKept(stage: Stage): Promise<void> {
  await Promise.all(
    Object.entries(APPLICANT).map(([name, value]) =>
      expect(textField(stage, name)).toHaveDisplayValue(value),
    ),
  );
  await expect(ageField(stage)).toHaveValue(24);
  await expect(select(stage, 'Country')).toHaveDisplayValue('Nigeria');
  await expect(select(stage, 'Role')).toHaveDisplayValue('Laboratory technician');
  await expect(radio(stage, 'Full-time')).toBeChecked();
  await expect(stage.canvas.getByText(CV.name)).toBeVisible();
}

/** Asserts that a control is invalid and described by the message. */
export async function expectInvalid(control: HTMLElement, message: string | RegExp): Promise<void> {
  await waitFor(() => expect(control).toHaveAttribute('aria-invalid', 'true'));
  const expected = typeof message === 'string' ? expect.stringContaining(message) : message;
  await expect(control).toHaveAccessibleDescription(expected);
}

/** Asserts that exactly one toast is shown, with this title. */
export async function expectToast(title: string): Promise<void> {
  const toasts = within(await screen.findByRole('region', { name: /Notifications/ }));
  await waitFor(() => expect(toasts.getAllByRole('listitem')).toHaveLength(1));
  await expect(toasts.getByRole('listitem')).toHaveTextContent(title);
}
