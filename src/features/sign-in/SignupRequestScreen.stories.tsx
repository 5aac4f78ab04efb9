import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fillField } from '@/components/Field/fillField.storyHelpers';
import { Toaster } from '@/components/Toast/Toaster';
import { getToasts } from '@/components/Toast/toastStore';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { recordRequests } from '@/mocks/recordRequests';
import { SignupRequestScreen } from './SignupRequestScreen';

const requests = recordRequests();

const meta = {
  title: 'Admin/Sign-in/SignupRequestScreen',
  component: SignupRequestScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(requests.start()),
} satisfies Meta<typeof SignupRequestScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const field = ({ canvas }: Stage, name: string) => canvas.getByLabelText(name);
const terms = ({ canvas }: Stage) =>
  canvas.getByRole('checkbox', { name: 'I agree to the terms and conditions' });
const submit = ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: 'Request account' }));

async function expectInvalid(control: HTMLElement, message: string): Promise<void> {
  await waitFor(() => expect(control).toHaveAttribute('aria-invalid', 'true'));
  await expect(control).toHaveAccessibleDescription(message);
}

/** Each field has its message from the specification; the first invalid field has the focus. */
export const Invalid: Story = {
  tags: ['AUTH-06'],
  play: async (stage) => {
    const { userEvent } = stage;
    const control = (name: string) => field(stage, name);
    await submit(stage);
    await expectInvalid(control('Full name'), 'Full name is required');
    await expectInvalid(control('Email'), 'Email is required');
    await expectInvalid(control('Password'), 'Password is required');
    await expectInvalid(control('Confirm password'), 'Please confirm your password');
    await expectInvalid(terms(stage), 'You must agree to the terms and conditions');
    await waitFor(() => expect(control('Full name')).toHaveFocus());

    await userEvent.type(control('Full name'), 'A');
    await expectInvalid(control('Full name'), 'Name must be at least 2 characters');
    await userEvent.type(control('Full name'), 'da');
    await expect(control('Full name')).not.toHaveAttribute('aria-invalid');
    await userEvent.type(control('Email'), 'ada@');
    await expectInvalid(control('Email'), 'Invalid email format');
    await userEvent.type(control('Password'), '1234567');
    await expectInvalid(control('Password'), 'Password must be at least 8 characters');
    await userEvent.type(control('Confirm password'), '1234');
    await expectInvalid(control('Confirm password'), 'Passwords do not match');

    await submit(stage);
    await waitFor(() => expect(control('Email')).toHaveFocus());
    // A toast would claim that it was sent, and might still be about to appear.
    await expect(getToasts()).toEqual([]);
  },
};

export const Strength: Story = {
  tags: ['AUTH-07'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const meter = canvas.getByRole('meter', { name: 'Password strength' });
    const expectScore = async (score: number, word: string) => {
      await waitFor(() => expect(meter).toHaveAttribute('aria-valuenow', String(score)));
      await expect(canvas.getByText(word)).toBeVisible();
    };
    await expectScore(0, 'Weak');
    await userEvent.type(field(stage, 'Password'), 'a');
    await expectScore(1, 'Weak');
    await userEvent.type(field(stage, 'Password'), 'B');
    await expectScore(2, 'Weak');
    await userEvent.type(field(stage, 'Password'), '1');
    await expectScore(3, 'Medium');
    await userEvent.type(field(stage, 'Password'), '!');
    await expectScore(4, 'Strong');
    await userEvent.type(field(stage, 'Password'), 'long');
    await expectScore(5, 'Strong');
  },
};

/** The screen says that it is a demonstration, sends nothing and clears the form. */
export const Succeeded: Story = {
  tags: ['AUTH-08'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(canvas.getByText(/Nothing you type leaves this page/)).toBeVisible();
    await fillField(userEvent, field(stage, 'Full name'), 'Ada Obi');
    await fillField(userEvent, field(stage, 'Email'), 'ada@kitbridge.example');
    await fillField(userEvent, field(stage, 'Password'), 'long enough');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password: Confirm password' }));
    await fillField(userEvent, field(stage, 'Confirm password'), 'long enough');
    await userEvent.click(terms(stage));
    await submit(stage);
    const toasts = within(await screen.findByRole('region', { name: /Notifications/ }));
    await expect(await toasts.findByRole('listitem')).toHaveTextContent('Signup request complete');
    await expect(field(stage, 'Full name')).toHaveValue('');
    await expect(terms(stage)).not.toBeChecked();
    await expect(requests.calls).toEqual([]);
  },
};

/** From the first field to the toast, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['AUTH-08'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await tabTo(stage, field(stage, 'Full name'));
    await userEvent.keyboard('Ada Obi');
    await tabTo(stage, field(stage, 'Email'));
    await userEvent.keyboard('ada@kitbridge.example');
    await tabTo(stage, field(stage, 'Password'));
    await userEvent.keyboard('long enough');
    await tabTo(stage, canvas.getByRole('button', { name: 'Show password' }));
    await tabTo(stage, field(stage, 'Confirm password'));
    await userEvent.keyboard('long enough');
    await tabTo(stage, canvas.getByRole('button', { name: 'Show password: Confirm password' }));
    await tabTo(stage, terms(stage));
    await userEvent.keyboard(' ');
    await tabTo(stage, canvas.getByRole('button', { name: 'Request account' }));
    await userEvent.keyboard('{Enter}');
    const toasts = within(await screen.findByRole('region', { name: /Notifications/ }));
    await expect(await toasts.findByRole('listitem')).toHaveTextContent('Signup request complete');
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (stage) => {
    await submit(stage);
    await expectInvalid(terms(stage), 'You must agree to the terms and conditions');
    await expectNoSidewaysScroll();
  },
};
