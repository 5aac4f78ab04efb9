import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AlertDialog, type AlertDialogProps } from '@/components/AlertDialog/AlertDialog';
import { Button } from '@/components/Button/Button';

/** A dialog as a screen uses it: a button opens it, and each answer closes it. */
function Asked(args: AlertDialogProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        {...args}
        isOpen={isOpen}
        onConfirm={() => {
          args.onConfirm();
          if (!args.isPending) setIsOpen(false);
        }}
        onCancel={() => {
          args.onCancel();
          setIsOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  parameters: {
    rules: {
      use: 'Before an action that cannot be undone.',
      avoid: 'For actions that can be undone, and for information: use a toast or an alert.',
      good: {
        show: () => (
          <p>
            Delete “Desks for Gari”? This action cannot be undone. <strong>Cancel</strong> or{' '}
            <strong>Delete project</strong>
          </p>
        ),
        why: 'It names the thing, the consequence and the action.',
      },
      bad: {
        show: () => (
          <p>
            Are you sure? <strong>No</strong> or <strong>Yes</strong>
          </p>
        ),
        why: 'Read on its own, the button does not say what Yes does.',
      },
    },
  },
  args: {
    isOpen: false,
    title: 'Delete this project?',
    children: <p>This action cannot be undone.</p>,
    confirmLabel: 'Delete project',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function ask({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete this project?' }));
}

async function expectClosed({ canvas }: Context) {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
}

/** Cancel has the focus, so pressing Enter by mistake changes nothing. */
export const Ready: Story = {
  play: async (context) => {
    const dialog = await ask(context);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'This action cannot be undone.',
    );
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Delete project' })).toBeEnabled();
  },
};

export const Confirmed: Story = {
  play: async (context) => {
    await ask(context);
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Enter}');
    await expectClosed(context);
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
    await expect(context.args.onCancel).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  play: async (context) => {
    await ask(context);
    await context.userEvent.keyboard('{Enter}');
    await expectClosed(context);
    await expect(context.args.onCancel).toHaveBeenCalledOnce();
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

export const CancelledByEscape: Story = {
  play: async (context) => {
    await ask(context);
    await context.userEvent.keyboard('{Escape}');
    await expectClosed(context);
    await expect(context.args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A click outside the dialog is not an answer. */
export const ClickedOutside: Story = {
  play: async (context) => {
    const dialog = await ask(context);
    await context.userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(context.args.onCancel).not.toHaveBeenCalled();
  },
};

/** While the action is running, it can neither be repeated nor dismissed. */
export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Deleting…' },
  play: async (context) => {
    const dialog = await ask(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Deleting…' }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
    await expect(context.args.onCancel).not.toHaveBeenCalled();
  },
};

function OpenerGoes(args: AlertDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDeleted, setIsDeleted] = useState(false);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Projects
      </h1>
      {isDeleted ? null : (
        <Asked {...args} onConfirm={() => setIsDeleted(true)} focusAfterwards={() => heading.current} />
      )}
    </>
  );
}

/** The button that opened the dialog was deleted with its item. */
export const OpenerGone: Story = {
  render: (args) => <OpenerGoes {...args} />,
  play: async (context) => {
    const dialog = await ask(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Projects' })).toHaveFocus());
  },
};

const LONG = 'Elektroenzephalographiegeräte'.repeat(8);

export const LongOnASmallScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { children: <p>{LONG}</p> },
  play: async (context) => {
    const dialog = await ask(context);
    const surface = screen.getByRole('alertdialog');
    await expect(dialog.getByText(LONG)).toBeVisible();
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
    await expect(surface.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
