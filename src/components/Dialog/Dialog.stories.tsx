import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { Dialog, type DialogProps } from '@/components/Dialog/Dialog';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';

/** A dialog as a screen uses it: a button opens it, and every way of closing it works. */
function Opened(args: DialogProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add Proof</Button>
      <Dialog
        {...args}
        isOpen={isOpen}
        onClose={() => {
          args.onClose();
          setIsOpen(false);
        }}
      />
    </>
  );
}

const fields = (
  <div className="grid gap-4">
    <Field label="Recipient">{(control) => <Input {...control} />}</Field>
    <Button type="submit">Save</Button>
  </div>
);

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    rules: {
      use: 'In the admin area, for a short task that returns to the same place.',
      avoid: 'On public pages, and for tasks of more than one screen: give them a page.',
      good: {
        show: () => (
          <p>
            <strong>Add proof of delivery</strong> Recipient, date, photos
          </p>
        ),
        why: 'One task, and the title names it.',
      },
      bad: {
        show: () => (
          <p>
            <strong>Project</strong> Title, goals, milestones, budget, photos, reports
          </p>
        ),
        why: 'Too long for a dialog: an accidental Escape would lose it.',
      },
    },
  },
  args: {
    isOpen: false,
    title: 'Add Proof',
    description: 'It is shown on the page of the project.',
    children: fields,
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Proof' }));
  return within(await screen.findByRole('dialog', { name: 'Add Proof' }));
}

async function expectClosed({ canvas, args }: Context) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Proof' })).toHaveFocus());
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(document.documentElement.style.overflow).toBe('');
}

/** The dialog takes the focus, so that its name is announced; the page behind it is inert and does not scroll. */
export const Ready: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await expect(screen.getByRole('dialog')).toHaveFocus();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'It is shown on the page of the project.',
    );
    await expect(dialog.getByRole('heading', { name: 'Add Proof' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add Proof' })).toBeNull();
    await expect(document.documentElement.style.overflow).toBe('hidden');
  },
};

/** Tab cycles within the dialog. */
export const FocusStaysWithin: Story = {
  play: async (context) => {
    const dialog = await open(context);
    const { userEvent } = context;
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByLabelText('Recipient')).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

export const ClosedByButton: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expectClosed(context);
  },
};

export const ClosedByEscape: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await expectClosed(context);
  },
};

export const ClosedByClickOutside: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expectClosed(context);
  },
};

function WithFirstField(args: DialogProps) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <Opened {...args} initialFocus={first}>
      <Field label="Recipient">{(control) => <Input {...control} ref={first} />}</Field>
    </Opened>
  );
}

export const FirstFieldHasTheFocus: Story = {
  render: (args) => <WithFirstField {...args} />,
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByLabelText('Recipient')).toHaveFocus();
  },
};

const LONG = 'Elektroenzephalographiegeräte'.repeat(6);

/** Content taller than the screen scrolls inside the dialog; nothing is cut off or scrolls sideways. */
export const LongOnASmallScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    description: LONG,
    children: (
      <div className="grid gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => (
          <Field key={name} label={`Field ${name}`}>
            {(control) => <Input {...control} />}
          </Field>
        ))}
        <Button>Save</Button>
      </div>
    ),
  },
  play: async (context) => {
    const dialog = await open(context);
    const surface = screen.getByRole('dialog');
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
    await expect(surface.scrollHeight).toBeGreaterThan(surface.clientHeight);
    const { top, bottom } = surface.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    dialog.getByRole('button', { name: 'Save' }).focus();
    const save = dialog.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(bottom);
  },
};
