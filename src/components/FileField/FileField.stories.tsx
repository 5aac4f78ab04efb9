import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { FileField, type FileFieldProps } from '@/components/FileField/FileField';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';

const cv = new File(['x'.repeat(348_160)], 'amina-okafor-cv.pdf', { type: 'application/pdf' });

/** Holds the chosen file, as a form does. */
function KeepingField({ file: first, onChange, ...props }: FileFieldProps) {
  const [file, setFile] = useState(first);
  return (
    <FileField
      {...props}
      file={file}
      onChange={(next) => {
        setFile(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/FileField',
  component: FileField,
  parameters: {
    rules: {
      use: 'For one document, such as a CV.',
      avoid: 'For images: use ImagePicker, which shows them.',
      good: {
        show: () => (
          <FileField label="CV" hint="PDF or Word, up to 5 MB" file={null} onChange={() => undefined} />
        ),
        why: 'The limits are known before choosing.',
      },
      bad: {
        show: () => <FileField label="Upload" file={null} onChange={() => undefined} />,
        why: 'Upload what? The limits come as an error.',
      },
    },
  },
  args: {
    label: 'CV',
    hint: 'PDF or Word, up to 5 MB.',
    accept: '.pdf,.doc,.docx',
    isRequired: true,
    file: null,
    onChange: fn(),
  },
  render: (args) => <KeepingField {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-112">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

const control = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByLabelText<HTMLInputElement>('CV', { selector: 'input' });

export const Empty: Story = {
  play: async (context) => {
    await expect(control(context)).toBeRequired();
    await expect(control(context)).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await expect(control(context)).toHaveAccessibleDescription('PDF or Word, up to 5 MB.');
    await expect(control(context).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await context.userEvent.tab();
    await expect(control(context)).toHaveFocus();
  },
};

export const Chosen: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.upload(control(context), cv);
    await expect(args.onChange).toHaveBeenLastCalledWith(cv);
    await expect(canvas.getByText('amina-okafor-cv.pdf')).toBeVisible();
    await expect(canvas.getByText('340 KB')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Chosen: amina-okafor-cv.pdf, 340 KB.');
    await expect(control(context)).toHaveAccessibleDescription(/amina-okafor-cv\.pdf/);
    await expect(control(context)).toBeValid();
  },
};

/** With the keyboard alone; the focus returns to the file control. */
export const Removed: Story = {
  args: { file: cv },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove amina-okafor-cv.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByText('340 KB')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed: amina-okafor-cv.pdf.');
    await expect(control(context)).toHaveFocus();
    await userEvent.upload(control(context), cv);
    await expect(canvas.getByText('340 KB')).toBeVisible();
  },
};

export const Dropped: Story = {
  play: async (context) => {
    const files = new DataTransfer();
    files.items.add(cv);
    // A browser turns a drop on its file control into this change.
    control(context).files = files.files;
    await fireEvent.change(control(context));
    await expect(context.args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: cv.name, size: cv.size }),
    );
    await waitFor(() => expect(context.canvas.getByText('amina-okafor-cv.pdf')).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { file: new File(['MZ'], 'cv.exe'), error: 'cv.exe is not a PDF or Word document.' },
  play: async (context) => {
    await expect(control(context)).toHaveAttribute('aria-invalid', 'true');
    await expect(control(context)).toHaveAccessibleDescription(/cv\.exe is not a PDF or Word document\./);
  },
};

export const Disabled: Story = {
  args: { file: cv, isDisabled: true },
  play: async (context) => {
    await expect(control(context)).toBeDisabled();
    await expect(context.canvas.getByRole('button', { name: /Remove/ })).toBeDisabled();
  },
};

export const LongName: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { file: new File(['x'], `${'curriculum_vitae_'.repeat(9)}final.docx`) },
  play: async (context) => {
    await expect(context.canvas.getByText(/final\.docx/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
