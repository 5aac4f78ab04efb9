import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast as RadixToast } from 'radix-ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { Toast } from '@/components/Toast/Toast';
import { Toaster } from '@/components/Toast/Toaster';
import { clearToasts, showToast } from '@/components/Toast/toastStore';

const NEVER_CLOSES = Number.POSITIVE_INFINITY;

const meta = {
  title: 'Components/Toast',
  component: Toast,
  parameters: {
    rules: {
      use: 'For an outcome that belongs to no place on the page, such as a deleted row.',
      avoid: 'For what must be read or acted on: toasts go away. Use Alert.',
      good: {
        show: () => (
          <p>
            <strong>Deleted</strong> Subscription removed
          </p>
        ),
        why: 'Short, and nothing is lost when it is missed.',
      },
      bad: {
        show: () => (
          <p>
            <strong>Payment declined</strong> Call your bank, then choose another card and try again.
          </p>
        ),
        why: 'It is gone before it is read.',
      },
    },
  },
  args: {
    kind: 'success',
    title: 'Project deleted successfully!',
    duration: NEVER_CLOSES,
    onClose: fn(),
  },
  render: (args) => (
    <RadixToast.Provider>
      <Toast {...args} />
      <RadixToast.Viewport className="max-w-96" />
    </RadixToast.Provider>
  ),
  beforeEach: () => clearToasts,
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { title: 'Subscribed', description: 'Thanks — you have been subscribed!' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem')).toHaveTextContent(
      'Subscribed: Thanks — you have been subscribed!',
    );
  },
};

export const Failure: Story = {
  args: { kind: 'error', title: 'Error', description: 'Could not copy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('Error: Could not copy');
  },
};

export const Info: Story = {
  args: { kind: 'info', title: 'No CV', description: 'No CV uploaded for this volunteer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem')).toHaveTextContent(
      'No CV: No CV uploaded for this volunteer',
    );
  },
};

export const TitleOnly: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** As in the app: one `Toaster` on the page, `showToast` from anywhere. */
const onAPage: Partial<Story> = {
  tags: ['!autodocs'],
  render: () => (
    <div className="min-h-100">
      <Button onClick={() => showToast({ kind: 'info', title: 'One more', duration: NEVER_CLOSES })}>
        Show a toast
      </Button>
      <Toaster />
    </div>
  ),
};

const toasts = () => screen.findAllByRole('listitem');

export const ShownAndAnnounced: Story = {
  ...onAPage,
  tags: ['!autodocs', 'SHELL-11'],
  play: async () => {
    showToast({
      kind: 'success',
      title: 'Copied',
      description: 'Email copied to clipboard',
      duration: NEVER_CLOSES,
    });
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Copied');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Notification Copied: Email copied to clipboard'),
    );
  },
};

export const FourthWaits: Story = {
  ...onAPage,
  tags: ['!autodocs', 'SHELL-11'],
  play: async ({ userEvent }) => {
    for (const title of ['First', 'Second', 'Third', 'Fourth']) {
      showToast({ kind: 'info', title, duration: NEVER_CLOSES });
    }
    await waitFor(async () => expect(await toasts()).toHaveLength(3));
    await expect(screen.queryByText('Fourth')).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByText('Fourth')).toBeVisible();
    await expect(await toasts()).toHaveLength(3);
    await expect(screen.queryByText('First')).not.toBeInTheDocument();
  },
};

/** F8 moves the focus to the toasts, Escape dismisses the focused one. */
export const ByKeyboard: Story = {
  ...onAPage,
  tags: ['!autodocs', 'SHELL-11'],
  play: async ({ userEvent }) => {
    showToast({ kind: 'success', title: 'Deleted', duration: NEVER_CLOSES });
    const toast = await screen.findByRole('listitem');
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

const NEXT = { kind: 'info', title: 'Next', duration: 200 } as const;

/** Dismissing returns the focus, so that later toasts close on time. */
export const DismissedByMouse: Story = {
  ...onAPage,
  tags: ['!autodocs', 'SHELL-11'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Show a toast' })).toHaveFocus();
    showToast(NEXT);
    await expect(await screen.findByText('Next')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Next')).not.toBeInTheDocument());
  },
};

export const DismissedByKeyboard: Story = {
  ...onAPage,
  tags: ['!autodocs', 'SHELL-11'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }));
    const toast = await screen.findByRole('listitem');
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Show a toast' })).toHaveFocus();
    showToast(NEXT);
    await expect(await screen.findByText('Next')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Next')).not.toBeInTheDocument());
  },
};

export const OnAPhone: Story = {
  ...onAPage,
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    showToast({
      kind: 'error',
      title: 'The message could not be delivered to the organisation',
      description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      duration: NEVER_CLOSES,
    });
    const { left, right } = (await screen.findByRole('listitem')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(304);
  },
};

/** A toast moves to the top when it would cover the field that it refers to. */
export const CoversNoField: Story = {
  ...onAPage,
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div className="fixed inset-x-0 bottom-0">
      <Field label="Email address" error="Please enter a valid email address.">
        {(control) => <Input {...control} />}
      </Field>
      <Toaster />
    </div>
  ),
  play: async ({ canvas }) => {
    showToast({ kind: 'error', title: 'Invalid email', duration: NEVER_CLOSES });
    const toast = (await screen.findByRole('listitem')).getBoundingClientRect();
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(toast.top).toBeGreaterThanOrEqual(0);
    await expect(toast.bottom).toBeLessThan(field.top);
  },
};
