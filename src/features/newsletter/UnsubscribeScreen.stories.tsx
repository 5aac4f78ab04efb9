import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { respondsWith, failsWithServerError, isOffline, neverResponds } from '@/mocks/responses';
import { notFound } from '@/mocks/errorBodies';
import { recordRequests } from '@/mocks/recordRequests';
import { UnsubscribeScreen } from './UnsubscribeScreen';

const requests = recordRequests();

const meta = {
  title: 'Public/Newsletter/UnsubscribeScreen',
  component: UnsubscribeScreen,
  parameters: { layout: 'fullscreen' },
  args: { token: '12.signature', contactEmail: 'hello@kitbridge.example' },
} satisfies Meta<typeof UnsubscribeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const unsubscribes = (options = {}) =>
  respondsWith('unsubscribe', 200, { message: 'Unsubscribed.' }, options);

/** Opening the link changes nothing, because email clients open links on their own. */
export const Asked: Story = {
  tags: ['UNSUB-01'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(requests.start()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
    await expect(canvas.getByText('Press the button and we will stop sending these emails.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
    await expectNoSidewaysScroll();
    await expect(requests.of('unsubscribe')).toHaveLength(0);
  },
};

export const Sending: Story = {
  tags: ['UNSUB-02'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('unsubscribe')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('button', { name: 'Unsubscribing…' })).toBeVisible();
    await waitFor(() => expect(requests.of('unsubscribe')).toHaveLength(1));
  },
};

/** With the keyboard alone: the heading gets the focus that the button had. */
export const Unsubscribed: Story = {
  tags: ['UNSUB-02'],
  beforeEach: ({ msw }) => msw.use(unsubscribes()),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Unsubscribe' }).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { level: 1, name: 'You are unsubscribed' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('We will not send these emails again.');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const UnknownLink: Story = {
  tags: ['UNSUB-03'],
  args: { token: '12.changed' },
  beforeEach: ({ msw }) => msw.use(respondsWith('unsubscribe', 404, notFound('link'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This link does not work' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['UNSUB-04'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('unsubscribe', { once: true }), unsubscribes()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not unsubscribe you just now');
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'You are unsubscribed' }),
    ).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['UNSUB-04'],
  beforeEach: ({ msw }) => msw.use(isOffline('unsubscribe')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Check your connection.',
    );
  },
};
