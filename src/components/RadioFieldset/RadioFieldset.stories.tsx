import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioFieldset } from '@/components/RadioFieldset/RadioFieldset';

const meta = {
  title: 'Components/RadioFieldset',
  component: RadioFieldset,
  parameters: {
    rules: {
      use: 'As the base of a new kind of choice.',
      avoid: 'In a screen: use SegmentedControl or RadioChips.',
      good: {
        show: () => (
          <RadioFieldset
            label="Currency"
            options={[
              { value: 'USD', label: '$ USD' },
              { value: 'NGN', label: '₦ NGN' },
            ]}
            value="USD"
            onChange={() => undefined}
            listClassName="flex gap-4"
            optionClassName="p-2 has-checked:underline"
          />
        ),
        why: 'The chosen option looks different without its colour.',
      },
      bad: {
        show: () => (
          <RadioFieldset
            label="Currency"
            options={[
              { value: 'USD', label: '$ USD' },
              { value: 'NGN', label: '₦ NGN' },
            ]}
            value="USD"
            onChange={() => undefined}
            listClassName="flex gap-4"
            optionClassName="p-2"
          />
        ),
        why: 'You cannot see which is chosen.',
      },
    },
  },
  args: {
    label: 'Availability',
    options: [
      { value: 'full-time', label: 'Full-time' },
      { value: 'part-time', label: 'Part-time' },
    ],
    value: null,
    onChange: fn(),
    name: 'availability',
    listClassName: 'flex flex-wrap gap-3',
    optionClassName:
      'min-h-11 rounded-control border border-control bg-white px-4 has-checked:bg-forest has-checked:text-white',
  },
} satisfies Meta<typeof RadioFieldset<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Part-time' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('part-time');
  },
};

export const Chosen: Story = {
  args: { value: 'full-time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Full-time');
  },
};

/** The whole option shows the focus, not only the invisible radio button over it. */
export const Focused: Story = {
  args: { value: 'full-time' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Full-time' })).toHaveFocus();
    const option = canvas.getByText('Full-time').closest('label');
    await expect(getComputedStyle(option as HTMLElement).outlineWidth).toBe('3px');
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Availability' })).toBeVisible();
    await Promise.all(canvas.getAllByRole('radio').map((radio) => expect(radio).toBeRequired()));
  },
};

export const Invalid: Story = {
  args: { error: 'Choose your availability.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Availability' })).toHaveAccessibleDescription(
      'Choose your availability.',
    );
  },
};
