import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '@/components/Field/Field';
import { Textarea } from '@/components/Textarea/Textarea';

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  parameters: {
    rules: {
      use: 'For several lines of text, inside a Field.',
      avoid: 'For one line: use Input.',
      good: {
        show: () => <Textarea aria-label="Message" rows={4} />,
        why: 'Its height shows how much is expected.',
      },
      bad: {
        show: () => <Textarea aria-label="Email" rows={1} />,
        why: 'Enter would start a new line instead of sending.',
      },
    },
  },
  render: (args) => (
    <div className="max-w-96">
      <Field label="Message">{(control) => <Textarea {...control} {...args} />}</Field>
    </div>
  ),
} satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Twelve microscopes{Enter}and a centrifuge');
    await expect(field).toHaveValue('Twelve microscopes\nand a centrifuge');
  },
};

/** Its text can be selected and copied, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'Twelve microscopes' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, ' more');
    await expect(field).toHaveValue('Twelve microscopes');
  },
};

export const Invalid: Story = {
  render: (args) => (
    <div className="max-w-96">
      <Field label="Message" error="Write a message." isRequired>
        {(control) => <Textarea {...control} {...args} />}
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Write a message.');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Twelve microscopes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeDisabled();
  },
};
