import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';

const meta = {
  title: 'Components/Field',
  component: Field,
  parameters: {
    rules: {
      use: 'Around every control that has no label of its own.',
      avoid: 'Around a group of options: RadioFieldset has its own label.',
      good: {
        show: () => (
          <Field label="Email" hint="For your receipt">
            {(control) => (
              <input {...control} className="min-h-12 rounded-control border border-control bg-white px-4" />
            )}
          </Field>
        ),
        why: 'The label stays, and the hint says why.',
      },
      bad: {
        show: () => (
          <input
            aria-label="Email"
            placeholder="Email"
            className="min-h-12 rounded-control border border-control bg-white px-4"
          />
        ),
        why: 'The placeholder disappears as soon as you type.',
      },
    },
  },
  args: { label: 'Email', children: (control) => <Input {...control} type="email" autoComplete="email" /> },
  decorators: [
    (Story) => (
      <div className="max-w-104">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveFocus();
    await expect(input).not.toBeRequired();
    await expect(input).toBeValid();
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired();
    await expect(canvas.getByText('Required')).toBeVisible();
  },
};

export const WithHint: Story = {
  args: { isRequired: true, hint: 'Your receipt goes to this address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Your receipt goes to this address.',
    );
  },
};

/** The error is announced with the field, after its hint, and does not depend on colour. */
export const Invalid: Story = {
  args: {
    isRequired: true,
    hint: 'Your receipt goes to this address.',
    error: 'Enter a full email address, such as name@example.org.',
    children: (control) => <Input {...control} type="email" defaultValue="ada@" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(
      'Your receipt goes to this address. Enter a full email address, such as name@example.org.',
    );
  },
};

function AgeField() {
  const [age, setAge] = useState('');
  const error = age !== '' && Number(age) < 16 ? 'You must be at least 16.' : undefined;
  return (
    <Field label="Age" error={error}>
      {(control) => (
        <Input {...control} inputMode="numeric" value={age} onChange={(e) => setAge(e.target.value)} />
      )}
    </Field>
  );
}

/** The error's element is on the page before the error, so that its text is announced. */
export const ErrorComesAndGoes: Story = {
  render: () => <AgeField />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Age' });
    await userEvent.type(input, '15');
    const message = await canvas.findByText('You must be at least 16.');
    await expect(message.closest('[aria-live="polite"]')).toBeInTheDocument();
    await userEvent.clear(input);
    await userEvent.type(input, '16');
    await expect(canvas.queryByText('You must be at least 16.')).not.toBeInTheDocument();
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** With two forms on a page, the ids of their fields do not collide. */
export const Twice: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <Field {...args} label="Email for the receipt" />
      <Field {...args} label="Email for the newsletter" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox');
    await expect(first).toHaveAccessibleName('Email for the receipt');
    await expect(second).toHaveAccessibleName('Email for the newsletter');
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Full name of the person who will receive the equipment at the institution',
    isRequired: true,
    error: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is too long.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
