import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storeUserInfo } from '@/api/session';
import { fillField } from '@/components/Field/fillField.storyHelpers';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsWith,
  respondsOutsideTheContract,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { signedInAmina } from '@/mocks/fixtures/admins';
import { recordRequests } from '@/mocks/recordRequests';
import { RegisterScreen } from './RegisterScreen';

const onRegistered = fn();
const requests = recordRequests();

const meta = {
  title: 'Admin/Sign-in/RegisterScreen',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: { onRegistered },
  beforeEach: ({ msw }) => {
    onRegistered.mockClear();
    msw.use(requests.start());
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const TYPED = { username: 'bola', password: 'a long pass phrase', email: 'bola@kitbridge.example' };

const FIELDS = ['Email', 'Username', 'Password'];

const field = ({ canvas }: Stage, name: string) => canvas.getByLabelText(name);

async function register(stage: Stage): Promise<void> {
  await fillField(stage.userEvent, field(stage, 'Email'), ` ${TYPED.email}`);
  await fillField(stage.userEvent, field(stage, 'Username'), TYPED.username);
  await fillField(stage.userEvent, field(stage, 'Password'), TYPED.password);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Create account' }));
}

async function expectRefusal(stage: Stage, text: string | RegExp): Promise<void> {
  await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(field(stage, 'Username')).toHaveValue(TYPED.username);
  await expect(field(stage, 'Password')).toHaveValue(TYPED.password);
  await expect(onRegistered).not.toHaveBeenCalled();
}

/** From the empty form to the account: the response is passed on, and the page opens the sign-in. */
export const Succeeded: Story = {
  tags: ['AUTH-05'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      respondsWith('register', 201, { user: { username: 'bola', email: 'b@x.example' } }),
    ),
  play: async (stage) => {
    await expect(stage.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Create an admin account',
    );
    await Promise.all(FIELDS.map((name) => expect(field(stage, name)).toBeRequired()));
    await register(stage);
    await waitFor(() =>
      expect(onRegistered.mock.calls).toEqual([
        [{ user: { username: 'bola', email: 'b@x.example' } }, 'bola'],
      ]),
    );
    await expect(requests.of('register')[0]?.body).toEqual(TYPED);
  },
};

/** A signed-in administrator is not told to create the first account. */
export const ForAnother: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The new administrator signs in/)).toBeVisible();
    await expect(canvas.queryByText(/first account/)).toBeNull();
  },
};

export const Submitting: Story = {
  tags: ['AUTH-05'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('register')),
  play: async (stage) => {
    await register(stage);
    const busy = await stage.canvas.findByRole('button', { name: 'Creating account…' });
    await stage.userEvent.click(busy);
    await waitFor(() => expect(requests.of('register')).toHaveLength(1));
  },
};

export const NameTaken: Story = {
  tags: ['AUTH-05'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWith('register', 409, {
        message: 'An administrator with this username already exists.',
        code: 'already_exists',
        details: [{ field: 'username', message: 'is taken' }],
      }),
    ),
  play: async (stage) => {
    await register(stage);
    await expectRefusal(stage, 'An administrator with this username already exists.');
    await expect(field(stage, 'Username')).toHaveFocus();
  },
};

export const NotAllowed: Story = {
  tags: ['AUTH-05'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWith('register', 403, {
        message: 'Registration is closed. Ask an administrator to add you.',
        code: 'registration_closed',
      }),
    ),
  play: async (stage) => {
    await register(stage);
    await expectRefusal(stage, 'Registration is closed. Ask an administrator to add you.');
    await expect(stage.canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute(
      'href',
      '/admin/login',
    );
  },
};

/** The backend decides what is wrong with a field; the screen moves the focus there. */
export const WeakPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWith('register', 422, {
        message: 'The password must have at least 8 characters.',
        code: 'validation_failed',
        details: [{ field: 'body/password', message: 'must have at least 8 characters' }],
      }),
    ),
  play: async (stage) => {
    await register(stage);
    await expectRefusal(stage, 'The password must have at least 8 characters.');
    await expect(field(stage, 'Password')).toHaveFocus();
  },
};

export const SubmitFailed: Story = {
  beforeEach: ({ msw }) => msw.use(failsWithServerError('register')),
  play: async (stage) => {
    await register(stage);
    await expectRefusal(stage, 'The account could not be created');
  },
};

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(isOffline('register')),
  play: async (stage) => {
    await register(stage);
    await expectRefusal(stage, 'We do not know whether the account was created');
  },
};

/** The account was created even if the response is useless. */
export const SparseResponse: Story = {
  beforeEach: ({ msw }) => msw.use(respondsOutsideTheContract('register', 201, {})),
  play: async (stage) => {
    await register(stage);
    await waitFor(() => expect(onRegistered.mock.calls).toEqual([[{}, 'bola']]));
  },
};

/** The session ended while the form was being filled in: name and email are restored, the password is not. */
export const RestoredAfterSignIn: Story = {
  beforeEach: () => {
    const values = { username: TYPED.username, email: TYPED.email };
    storeUserInfo(signedInAmina);
    sessionStorage.setItem('draft:amina:registration', JSON.stringify({ values, fileNames: [] }));
  },
  play: async (stage) => {
    await expect(field(stage, 'Email')).toHaveValue(TYPED.email);
    await expect(field(stage, 'Username')).toHaveValue(TYPED.username);
    await expect(field(stage, 'Password')).toHaveValue('');
    await fillField(stage.userEvent, field(stage, 'Password'), 'secret');
    await stage.userEvent.type(field(stage, 'Username'), '2');
    const kept = sessionStorage.getItem('draft:amina:registration');
    await expect(kept).toContain('bola2');
    await expect(kept).toContain(TYPED.email);
    await expect(kept).not.toContain('secret');
  },
};

/** From the first field to the account, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['AUTH-05'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      respondsWith('register', 201, { user: { username: 'bola', email: 'b@x.example' } }),
    ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await tabTo(stage, field(stage, 'Email'));
    await userEvent.keyboard(TYPED.email);
    await tabTo(stage, field(stage, 'Username'));
    await userEvent.keyboard(TYPED.username);
    await tabTo(stage, field(stage, 'Password'));
    await userEvent.keyboard(TYPED.password);
    await tabTo(stage, canvas.getByRole('button', { name: 'Show password' }));
    await tabTo(stage, canvas.getByRole('button', { name: 'Create account' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1));
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const toSignIn = canvas.getByRole('link', { name: 'Go to sign in' });
    await expect(toSignIn.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll();
  },
};
