import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    rules: {
      use: 'For an action on this page. With asChild, for a page’s main link.',
      avoid: 'For links within text: use Link.',
      good: {
        show: () => (
          <Button variant="donate" isWide>
            Donate $50.00 once
          </Button>
        ),
        why: 'The label names the action and its object.',
      },
      bad: {
        show: () => (
          <Button variant="donate" isWide>
            Submit
          </Button>
        ),
        why: 'It does not say what is submitted, and marigold is for donating.',
      },
    },
  },
  args: { children: 'View projects', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'View projects' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Marigold is reserved for donating. */
export const Donate: Story = {
  args: { variant: 'donate', size: 'large', children: 'Donate $50.00 once' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Donate $50.00 once' })).toBeEnabled();
  },
};

export const Outline: Story = {
  args: { variant: 'outline', children: 'Volunteer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Volunteer' })).toBeEnabled();
  },
};

export const Ghost: Story = {
  args: { variant: 'ghost', children: 'Clear filters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeEnabled();
  },
};

export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete project' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete project' })).toBeEnabled();
  },
};

export const Disabled: Story = {
  args: { variant: 'donate', size: 'large', disabled: true, children: 'Donate' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Donate' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The button keeps the focus, but ignores clicks and keys. */
export const Pending: Story = {
  args: { variant: 'donate', size: 'large', isPending: true, pendingLabel: 'Loading..', children: 'Donate' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Loading..' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const submitted = fn((event: Event) => event.preventDefault());

/** Enter in a field presses the form's submit button; while that is pending, nothing is sent. */
export const PendingInForm: Story = {
  args: { type: 'submit', isPending: true, pendingLabel: 'Sending' },
  beforeEach: () => {
    submitted.mockClear();
  },
  render: (args) => (
    <form className="flex gap-3" onSubmit={(event) => submitted(event.nativeEvent)}>
      <input aria-label="Email" className="min-h-11 rounded-control border border-control bg-white px-4" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@school.example{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** A link remains a link for the keyboard and screen readers. */
export const AsLink: Story = {
  args: { asChild: true, variant: 'donate', children: <Link href="#donate">Donate Now</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '#donate');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A long label wraps, and the button grows. */
export const WideWithLongLabel: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    isWide: true,
    size: 'large',
    variant: 'donate',
    children: 'Donate ₦999,999,999.99 monthly to Microscopes for Nsukka secondary schools',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Nsukka/ });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expectNoSidewaysScroll();
  },
};

/** On forest the focus ring is white. */
export const OnDark: Story = {
  render: (args) => (
    <div className="on-dark flex flex-wrap gap-4 rounded-card bg-forest p-8">
      <Button {...args} variant="donate">
        Donate Now
      </Button>
      <Button {...args} variant="outline">
        Volunteer
      </Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Donate Now' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button)).toMatchObject({
      outlineColor: 'rgb(255, 255, 255)',
      outlineWidth: '3px',
    });
  },
};
