import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readUserInfo, storeUserInfo } from '@/api/session';
import { HomeLogo } from '@/app/HomeLogo';
import { respondsWith } from '@/mocks/responses';
import { signedInAmina } from '@/mocks/fixtures/admins';
import { currentRate } from '@/mocks/fixtures/exchangeRates';
import { Card } from '@/components/Card/Card';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { mediaRulesIn } from '../toolbar/media';
import { ExchangeRate } from './ExchangeRate';

/** Each setting of the toolbar, on the screen of Workshop/Example. The story itself always gets a response. */
const meta = {
  title: 'Workshop/Toolbar',
  component: ExchangeRate,
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(respondsWith('getExchangeRate', 200, currentRate)),
} satisfies Meta<typeof ExchangeRate>;
export default meta;

type Story = StoryObj<typeof meta>;

const CURRENCIES = [
  { value: 'USD', label: 'Dollar' },
  { value: 'NGN', label: 'Naira' },
];

export const Slow: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the exchange rate');
    await expect(await canvas.findByText('$1 = ₦1540.25')).toBeVisible();
  },
};

export const Failing: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

export const Offline: Story = { globals: { network: 'offline' }, play: Failing.play! };

export const SignedOut: Story = {
  globals: { signIn: 'signedOut' },
  beforeEach: () => storeUserInfo(signedInAmina),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1 = ₦1540.25')).toBeVisible();
    await expect(readUserInfo()).toBeNull();
  },
};

export const Administrator: Story = {
  globals: { signIn: 'administrator' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1 = ₦1540.25')).toBeVisible();
    await expect(readUserInfo()).toEqual(signedInAmina);
  },
};

/** The call is refused, and the session ends. */
export const SessionExpired: Story = {
  globals: { signIn: 'expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(readUserInfo()).toBeNull();
  },
};

export const TextAt200Percent: Story = {
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Exchange rate' });
    await waitFor(() => expect(getComputedStyle(heading).fontSize).toBe('44px'));
  },
};

/** The test run reduces motion anyway, so only the style sheets tell whether the setting works. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await canvas.findByText('$1 = ₦1540.25');
    const queries = [...document.styleSheets].flatMap(mediaRulesIn).map(({ media }) => media.mediaText);
    await expect(queries.filter((query) => query.includes('prefers-reduced-motion'))).toEqual([]);
  },
};

export const AnotherOrganisation: Story = {
  globals: { organisation: 'openShelves' },
  render: () => <HomeLogo />,
  play: async ({ canvas }) => {
    const name = canvas.getByText('Open Shelves');
    await waitFor(() => expect(getComputedStyle(name).color).toBe('rgb(59, 47, 127)'));
  },
};

export const OwnOrganisationAgain: Story = {
  render: () => <HomeLogo />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Kitbridge')).color).toBe('rgb(14, 75, 58)');
  },
};

/** Surfaces turn black, but not transparent ones: the invisible radio button must not cover its label. */
export const ForcedColours: Story = {
  globals: { forcedColors: 'forced' },
  render: () => (
    <Card>
      <SegmentedControl label="Currency" options={CURRENCIES} value="USD" onChange={() => undefined} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Naira')).color).toBe('rgb(255, 255, 255)'));
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(0, 0, 0)'),
    );
    await expect(getComputedStyle(canvas.getByRole('radio', { name: 'Naira' })).backgroundColor).toBe(
      'rgba(0, 0, 0, 0)',
    );
  },
};
