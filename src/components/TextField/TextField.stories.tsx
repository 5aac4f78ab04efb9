import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField';

function Controlled(props: TextFieldProps) {
  const [text, setText] = useState(props.value);
  const onChange = (typed: string) => {
    setText(typed);
    props.onChange(typed);
  };
  return <TextField {...props} value={text} onChange={onChange} />;
}

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    rules: {
      use: 'For text in a form. Spread the field of useForm into it.',
      avoid: 'Without a form, such as a search: use Field and Input.',
      good: {
        show: () => (
          <TextField label="Full name" value="Ada Obi" onChange={() => undefined} autoComplete="name" />
        ),
        why: 'The browser can fill it in.',
      },
      bad: {
        show: () => <TextField label="Name*" value="" onChange={() => undefined} />,
        why: 'An asterisk instead of isRequired, and no autofill.',
      },
    },
  },
  args: { label: 'Full name', name: 'fullName', value: '', onChange: fn() },
  render: (args) => (
    <div className="max-w-104">
      <Controlled {...args} />
    </div>
  ),
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  args: { autoComplete: 'name' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(field).toHaveAttribute('autocomplete', 'name');
    await userEvent.type(field, 'Ada');
    await expect(field).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
};

export const SeveralLines: Story = {
  args: { label: 'Message', rows: 3 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveAttribute('rows', '3');
    await userEvent.type(field, 'One{Enter}two');
    await expect(field).toHaveValue('One\ntwo');
  },
};

export const Invalid: Story = {
  args: { hint: 'As on your passport.', error: 'Enter your name.', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('As on your passport. Enter your name.');
  },
};
