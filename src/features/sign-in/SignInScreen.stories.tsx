import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HttpResponse } from 'msw';
import { fillField } from '@/components/Field/fillField.storyHelpers';
import { API_BASE } from '@/api/backendAddress';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsWith,
  respondsWithHtml,
  respondsOutsideTheContract,
  failsWithoutBody,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { signedInAmina } from '@/mocks/fixtures/admins';
import { http } from '@/mocks/http';
import { recordRequests } from '@/mocks/recordRequests';
import { SignInScreen } from './SignInScreen';

const onSignedIn = fn();
const onContinue = fn();
const requests = recordRequests();

const meta = {
  title: 'Admin/Sign-in/SignInScreen',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: { signedInAs: null, onSignedIn, onContinue },
  beforeEach: ({ msw }) => {
    onSignedIn.mockClear();
    onContinue.mockClear();
    msw.use(requests.start());
  },
} satisfies Meta<typeof SignInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const username = ({ canvas }: Stage) => canvas.getByRole('textbox', { name: 'Username' });
const password = ({ canvas }: Stage) => canvas.getByLabelText<HTMLInputElement>('Password');
const button = ({ canvas }: Stage) => canvas.getByRole('button', { name: 'Sign in' });

async function signIn(stage: Stage, typed = 'a long pass phrase'): Promise<void> {
  await fillField(stage.userEvent, username(stage), 'amina');
  await fillField(stage.userEvent, password(stage), typed);
  await stage.userEvent.click(button(stage));
}

async function expectFailure({ canvas }: Stage, text: string | RegExp): Promise<void> {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(onSignedIn).not.toHaveBeenCalled();
}

export const Default: Story = {
  tags: ['AUTH-01'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(username(stage)).toBeRequired();
    await expect(password(stage)).toBeRequired();
    const remember = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(remember);
    await expect(remember).toBeChecked();
    const forgot = canvas.getByRole('button', { name: 'Forgot password?' });
    await expect(forgot).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(forgot);
    await expect(canvas.getByText('npm run admin:password -- username')).toBeVisible();
    // Shown always, because the browser cannot know whether there is an administrator.
    await expect(canvas.getByText(/^Existing administrators add new ones\. Only the first/)).toBeVisible();
    const first = canvas.getByRole('link', { name: 'Create the first account' });
    await expect(first).toHaveAttribute('href', '/admin/register');
    await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(requests.calls).toEqual([]);
  },
};

export const PasswordShown: Story = {
  tags: ['AUTH-02'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fillField(userEvent, password(stage), 'secret');
    await expect(password(stage)).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password(stage)).toHaveAttribute('type', 'text');
    await expect(password(stage)).toHaveValue('secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(password(stage)).toHaveAttribute('type', 'password');
  },
};

/** Pressing again, or Enter in a field, sends nothing more. */
export const Submitting: Story = {
  tags: ['AUTH-03'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('login')),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await signIn(stage);
    const busy = await canvas.findByRole('button', { name: 'Signing in…' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    await userEvent.type(password(stage), '{Enter}');
    await waitFor(() => expect(requests.of('login')).toHaveLength(1));
  },
};

/** Whatever the backend says, the screen does not reveal which field was wrong. The values stay. */
export const Rejected: Story = {
  tags: ['AUTH-03'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWith(
        'login',
        401,
        { message: 'There is no user of this name.', code: 'unknown_user' },
        { once: true },
      ),
      failsWithServerError('login'),
    ),
  play: async (stage) => {
    await signIn(stage);
    await expectFailure(stage, 'The username or password is wrong.');
    await expect(stage.canvas.queryByText(/no user/)).not.toBeInTheDocument();
    await expect(username(stage)).toHaveValue('amina');
    await waitFor(() => expect(password(stage)).toHaveFocus());
    // It is selected, so the next key replaces it.
    const { selectionStart, selectionEnd, value } = password(stage);
    await expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
    await stage.userEvent.click(button(stage));
    await waitFor(() => expectFailure(stage, 'You cannot sign in right now'));
  },
};

export const TooManyAttempts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.untyped.post(`${API_BASE}/api/auth/login`, () =>
        HttpResponse.json(
          { message: 'Too many attempts.', code: 'too_many_requests' },
          { status: 429, headers: { 'Retry-After': '45' } },
        ),
      ),
    ),
  play: async (stage) => {
    await signIn(stage);
    await expectFailure(stage, 'Try again in 45 seconds.');
  },
};

export const Offline: Story = {
  tags: ['AUTH-03'],
  beforeEach: ({ msw }) => msw.use(isOffline('login')),
  play: async (stage) => {
    await signIn(stage);
    await expectFailure(stage, 'You seem to be offline');
  },
};

export const FailedWithoutBody: Story = {
  tags: ['AUTH-03'],
  beforeEach: ({ msw }) => msw.use(failsWithoutBody('login')),
  play: async (stage) => {
    await signIn(stage);
    await expectFailure(stage, 'Your password was not checked');
  },
};

export const NotJson: Story = {
  tags: ['AUTH-03'],
  beforeEach: ({ msw }) => msw.use(respondsWithHtml('login', { status: 200 })),
  play: async (stage) => {
    await signIn(stage);
    await expectFailure(stage, 'You cannot sign in right now');
  },
};

/** A success without a token counts as a failure. */
export const WithoutToken: Story = {
  beforeEach: ({ msw }) => msw.use(respondsOutsideTheContract('login', 200, { user: { username: 'amina' } })),
  play: async (stage) => {
    await signIn(stage);
    await expectFailure(stage, 'You cannot sign in right now');
  },
};

/** The whole response is passed on to be stored; an app test covers where. */
export const Succeeded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), respondsWith('login', 200, signedInAmina, { delayMs: 50 })),
  play: async (stage) => {
    await signIn(stage);
    await waitFor(() => expect(onSignedIn.mock.calls).toEqual([[signedInAmina]]));
    await expect(requests.of('login')[0]?.body).toEqual({
      username: 'amina',
      password: 'a long pass phrase',
    });
    await expect(stage.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** From the first field to the account, and through every control, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['AUTH-01'],
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWith('login', 200, signedInAmina)),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await tabTo(stage, username(stage));
    await userEvent.keyboard('amina');
    await tabTo(stage, password(stage));
    await userEvent.keyboard('a long pass phrase');
    await tabTo(stage, canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await tabTo(stage, canvas.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    const forgot = canvas.getByRole('button', { name: 'Forgot password?' });
    await tabTo(stage, forgot);
    await userEvent.keyboard('{Enter}');
    await expect(forgot).toHaveAttribute('aria-expanded', 'true');
    await tabTo(stage, button(stage));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  },
};

/** After a registration. */
export const AfterRegistration: Story = {
  args: { registered: 'bola' },
  play: async (stage) => {
    await expect(stage.canvas.getByRole('status')).toHaveTextContent('Account "bola" created');
    await expect(username(stage)).toHaveValue('bola');
  },
};

/** The user is already signed in, in another tab or earlier. */
export const SignedInAlready: Story = {
  args: { signedInAs: 'amina' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are signed in as amina.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(onContinue).toHaveBeenCalledTimes(1);
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    signedInAs: 'an.administrator.with.a.very.long.name.indeed@a-very-long-host-name.kitbridge.example',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expectNoSidewaysScroll();
    const small = canvas
      .getAllByRole('button')
      .filter((element) => element.getBoundingClientRect().height < 44);
    await expect(small).toEqual([]);
  },
};
