import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { API_BASE } from '@/api/backendAddress';
import { http } from '@/mocks/http';
import { recordRequests } from '@/mocks/recordRequests';
import { failsWithServerError, isOffline, neverResponds } from '@/mocks/responses';
import { captchaAbsent, respondsWithCaptcha, captchaUnreadable } from '@/mocks/scenarios';
import { Captcha } from './Captcha';

const requests = recordRequests();

const meta = {
  title: 'Public/Captcha',
  component: Captcha,
  args: { action: 'subscribe', onToken: fn() },
  decorators: [
    (Story) => (
      <form aria-label="A form" className="grid max-w-96 gap-4">
        <label>
          Something else <input className="border" />
        </label>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof Captcha>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const box = ({ canvas }: Pick<Stage, 'canvas'>) => canvas.getByRole('checkbox', { name: 'I am not a robot' });

const tokenOf = (onToken: unknown) => {
  const [token] = (onToken as ReturnType<typeof fn>).mock.lastCall ?? [];
  return JSON.parse(atob(String(token))) as unknown;
};

export const NotTicked: Story = {
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha()),
  play: async ({ canvas, userEvent, args }) => {
    await expect(box({ canvas })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(requests.calls).toHaveLength(0);
    await expect(args.onToken).not.toHaveBeenCalled();
  },
};

export const Working: Story = {
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('getCaptchaChallenge')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box({ canvas }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking…');
    await expect(box({ canvas })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(box({ canvas }));
    await waitFor(() => expect(requests.of('getCaptchaChallenge')).toHaveLength(1));
    await expect(box({ canvas })).not.toBeChecked();
  },
};

/** Done with the keyboard alone; the token contains the challenge and its solution. */
export const Done: Story = {
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha()),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(box({ canvas })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box({ canvas })).toBeChecked());
    await expect(canvas.getByRole('status')).toHaveTextContent('Done');
    await expect(box({ canvas })).toHaveFocus();
    await expect(requests.of('getCaptchaChallenge')[0]?.url.search).toBe('?action=subscribe');
    await expect(tokenOf(args.onToken)).toMatchObject({
      challenge: { parameters: { nonce: 'f92ce3014bd4409472be7440fc5f5ef4' } },
      solution: { counter: 3, derivedKey: expect.stringMatching(/^ee7a4eaafdab9c5ac2945b5f3f1b5ebd/) },
    });
  },
};

export const Unticked: Story = {
  beforeEach: ({ msw }) => msw.use(respondsWithCaptcha()),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(box({ canvas }));
    await waitFor(() => expect(box({ canvas })).toBeChecked());
    await userEvent.click(box({ canvas }));
    await expect(box({ canvas })).not.toBeChecked();
    await expect(args.onToken).toHaveBeenLastCalledWith(null);
  },
};

/** It expires 15 seconds before the backend's limit. */
export const Expired: Story = {
  beforeEach: ({ msw }) => msw.use(respondsWithCaptcha({ lifetimeMs: 18_000 })),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(box({ canvas }));
    await waitFor(() => expect(args.onToken).toHaveBeenLastCalledWith(expect.any(String)));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'The captcha has expired. Please complete it again.',
      ),
    );
    await expect(box({ canvas })).not.toBeChecked();
    await expect(args.onToken).toHaveBeenLastCalledWith(null);
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(isOffline('getCaptchaChallenge', { once: true }), respondsWithCaptcha()),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(box({ canvas }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The captcha could not be completed');
    await expect(args.onToken).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(box({ canvas })).toHaveFocus();
    await waitFor(() => expect(box({ canvas })).toBeChecked());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The backend's message is shown, not one about the connection. */
export const TooManyAttempts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.untyped.get(`${API_BASE}/api/captcha/challenge`, () =>
        HttpResponse.json(
          { message: 'Too many requests.', code: 'too_many_requests' },
          { status: 429, headers: { 'Retry-After': '30' } },
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box({ canvas }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Try again in 30 seconds.',
    );
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('connection');
  },
};

export const BackendFails: Story = {
  beforeEach: ({ msw }) => msw.use(failsWithServerError('getCaptchaChallenge')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box({ canvas }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('connection');
  },
};

export const Unsolvable: Story = {
  beforeEach: ({ msw }) => msw.use(captchaUnreadable()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box({ canvas }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('reload the page');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A backend without a captcha needs no token. */
export const NotNeeded: Story = {
  beforeEach: ({ msw }) => msw.use(captchaAbsent()),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(box({ canvas }));
    await waitFor(() => expect(box({ canvas })).toBeChecked());
    await expect(args.onToken).toHaveBeenLastCalledWith('');
  },
};

/** Over plain HTTP the browser lacks the necessary cryptography, and the page says so. */
export const Insecure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(requests.start());
    const original = Object.getOwnPropertyDescriptor(window, 'isSecureContext') ?? {};
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    return () => Object.defineProperty(window, 'isSecureContext', original);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByText('The captcha needs a secure connection')).toBeVisible();
    await expect(box({ canvas })).toBeDisabled();
    await expect(requests.calls).toHaveLength(0);
  },
};

export const Missed: Story = {
  args: { error: 'Please complete the captcha.' },
  play: async ({ canvas }) => {
    await expect(box({ canvas })).toBeInvalid();
    await expect(box({ canvas })).toHaveAccessibleDescription('Please complete the captcha.');
  },
};
