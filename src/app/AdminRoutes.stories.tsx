import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LinkProvider } from '@/components/Link/Link';
import { respondsWith } from '@/mocks/responses';
import { signedInAmina, signedInWithoutUsername } from '@/mocks/fixtures/admins';
import { currentRate } from '@/mocks/fixtures/exchangeRates';
import { donationHandlers } from '@/mocks/handlers/donations';
import { monthlyGiftHandlers } from '@/mocks/handlers/monthlyGifts';
import { AdminRoutes } from './adminRoutes';
import { NavigationEffects } from './NavigationEffects';
import { RouterLink } from './RouterLink';
import { MemoryRouter } from './testing/MemoryRouter';

const meta = {
  title: 'Admin/Shell/Routes',
  component: AdminRoutes,
  parameters: { layout: 'fullscreen', address: '/admin', stored: JSON.stringify(signedInAmina) },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[parameters.address as string]}>
        <LinkProvider value={RouterLink}>
          <NavigationEffects>
            <Story />
          </NavigationEffects>
        </LinkProvider>
      </MemoryRouter>
    ),
  ],
  beforeEach: ({ msw, parameters }) => {
    if (typeof parameters.stored === 'string') localStorage.setItem('userInfo', parameters.stored);
    msw.use(respondsWith('getExchangeRate', 200, currentRate));
  },
} satisfies Meta<typeof AdminRoutes>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const heading = ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  canvas.findByRole('heading', { level: 1, name });
const stored = () => JSON.parse(localStorage.getItem('userInfo') ?? 'null') as unknown;

async function signIn({ canvas, userEvent }: Stage): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'amina');
  await userEvent.type(canvas.getByLabelText('Password'), 'a long pass phrase');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

/** The whole response is stored and the dashboard is shown. */
export const SignedIn: Story = {
  tags: ['AUTH-04'],
  parameters: { address: '/admin/login', stored: null },
  beforeEach: ({ msw }) => msw.use(respondsWith('login', 200, signedInAmina)),
  play: async (stage) => {
    await heading(stage, 'Sign in');
    await expect(document.title).toBe('Sign in | Kitbridge admin');
    await expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await signIn(stage);
    await expect(await heading(stage, 'Welcome, amina')).toBeVisible();
    await expect(stored()).toEqual(signedInAmina);
    await stage.canvas.findByText('₦1,540.25');
  },
};

/** The welcome falls back to the email. */
export const WithoutUsername: Story = {
  tags: ['ADM-01'],
  parameters: { stored: JSON.stringify(signedInWithoutUsername) },
  play: async (stage) => {
    await expect(await heading(stage, 'Welcome, nameless@kitbridge.example')).toBeVisible();
    await stage.canvas.findByText('₦1,540.25');
  },
};

/** The sign-in is shown, then the same page with its input. */
export const SessionEnded: Story = {
  tags: ['AUTH-09'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWith('updateExchangeRate', 401, { message: 'Sign in to do this.', code: 'unauthorized' }),
      respondsWith('login', 200, signedInAmina),
    ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await heading(stage, 'Welcome, amina');
    await canvas.findByText('₦1,540.25');
    await userEvent.type(canvas.getByRole('spinbutton'), '1600.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Update rate' }));
    await heading(stage, 'Sign in');
    await expect(stored()).toBeNull();
    await signIn(stage);
    await heading(stage, 'Welcome, amina');
    await expect(canvas.getByRole('spinbutton')).toHaveValue(1600.5);
    await canvas.findByText('₦1,540.25');
  },
};

/** Without a usable sign-in, admin pages redirect to the sign-in. */
const leadsToSignIn = (entry: string | null): Story => ({
  parameters: { stored: entry },
  play: async (stage) => {
    await expect(await heading(stage, 'Sign in')).toBeVisible();
    await expect(stage.canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const WithoutSignIn: Story = {
  tags: ['AUTH-10'],
  ...leadsToSignIn(null),
};

export const WithoutToken: Story = {
  tags: ['AUTH-10'],
  ...leadsToSignIn('{"user":{"username":"amina"}}'),
};

export const WithBrokenSignIn: Story = {
  tags: ['AUTH-10'],
  ...leadsToSignIn('{"user":'),
};

/** The bar is above every page, and Logout opens the sign-in. */
export const LoggedOut: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await heading(stage, 'Welcome, amina');
    await canvas.findByText('₦1,540.25');
    await userEvent.type(canvas.getByRole('spinbutton'), '7');
    const nav = within(canvas.getByRole('navigation', { name: 'Administration' }));
    await userEvent.click(nav.getByRole('button', { name: 'Logout' }));
    await heading(stage, 'Sign in');
    await waitFor(() => expect(stored()).toBeNull());
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(sessionStorage).toHaveLength(0);
  },
};

export const NotFound: Story = {
  tags: ['SHELL-07'],
  parameters: { address: '/admin/no-such-page', stored: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Oops! Page not found', level: 1 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

/** An administrator who adds another one stays signed in. */
export const AdministratorAdded: Story = {
  tags: ['AUTH-05'],
  parameters: { address: '/admin/register' },
  beforeEach: ({ msw }) =>
    msw.use(respondsWith('register', 201, { user: { username: 'bola', email: 'bola@kitbridge.example' } })),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await heading(stage, 'Create an admin account');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'bola@kitbridge.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'bola');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long pass phrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await heading(stage, 'Sign in');
    await expect(canvas.getByText(/Account "bola" created/)).toBeVisible();
    await expect(canvas.getByText('You are signed in as amina.')).toBeVisible();
    await expect(stored()).toEqual(signedInAmina);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await heading(stage, 'Welcome, amina');
    await canvas.findByText('₦1,540.25');
  },
};

/** The pressed link goes with its row, so the gift's heading takes the focus. */
export const MonthlyGiftOpened: Story = {
  tags: ['DONS-08'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { address: '/admin/donations' },
  beforeEach: ({ msw }) => msw.use(donationHandlers.listDonations, monthlyGiftHandlers.getMonthlyGift),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Monthly gift from Ngọzi Adéyẹmí' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Monthly gift #12' })).toHaveFocus());
    await canvas.findByText('₦5,000.00 every month');
  },
};
