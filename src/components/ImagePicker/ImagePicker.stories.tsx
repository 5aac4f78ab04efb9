import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ImagePicker, type ImagePickerProps } from '@/components/ImagePicker/ImagePicker';
import { heicFile, pngFile, textFile } from '@/components/ImagePicker/testing/imageFiles';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';

function Picker({ files: first, onChange, ...props }: ImagePickerProps) {
  const [files, setFiles] = useState(first);
  const take = (next: File[]) => {
    setFiles(next);
    onChange(next);
  };
  return <ImagePicker {...props} files={files} onChange={take} />;
}

const meta = {
  title: 'Components/ImagePicker',
  component: ImagePicker,
  parameters: {
    rules: {
      use: 'For one or more images that are looked at before they are sent.',
      avoid: 'For documents: use FileField.',
      good: {
        show: () => <ImagePicker label="Cover photo" max={1} files={[]} onChange={() => undefined} />,
        why: 'The label says where the image goes.',
      },
      bad: {
        show: () => <ImagePicker label="CV" max={1} files={[]} onChange={() => undefined} />,
        why: 'A document has no picture to show.',
      },
    },
  },
  args: { label: 'Photos', files: [], onChange: fn() },
  render: (args) => (
    <div className="max-w-160">
      <Picker {...args} />
    </div>
  ),
} satisfies Meta<typeof ImagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const field = ({ canvas }: Pick<Stage, 'canvas'>, label = 'Photos') =>
  canvas.getByLabelText<HTMLInputElement>(label);

/** Waits until the list contains exactly these names, in this order. */
async function expectChosen({ canvas }: Pick<Stage, 'canvas'>, names: string[]): Promise<void> {
  await waitFor(() =>
    expect(
      canvas
        .queryAllByRole('button', { name: /^Remove / })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(names.map((name) => `Remove ${name}`)),
  );
}

export const Default: Story = {
  args: { hint: 'They are shown on the page of the project.' },
  play: async (stage) => {
    await expect(field(stage)).toHaveAccessibleDescription(
      'They are shown on the page of the project. JPEG, PNG or WebP, up to 10 MB each.',
    );
    await expect(field(stage)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await expect(stage.canvas.queryByRole('list')).toBeNull();
  },
};

/** New images are added to the earlier ones and announced. */
export const SeveralChosen: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.upload(field(stage), [pngFile('bench.png'), pngFile('lamp.png')]);
    await expectChosen(stage, ['bench.png', 'lamp.png']);
    await expect(canvas.getByText('Added: bench.png, lamp.png.')).toHaveAttribute('role', 'status');
    await userEvent.upload(field(stage), pngFile('door.png'));
    await expectChosen(stage, ['bench.png', 'lamp.png', 'door.png']);
    await waitFor(() => {
      const images = [...canvas.getByRole('list', { name: 'Chosen photos: Photos' }).querySelectorAll('img')];
      void expect(images.map(({ naturalWidth }) => naturalWidth)).toEqual([6, 6, 6]);
    });
  },
};

/** With `max` 1, a new image replaces the old one. */
export const OneChosen: Story = {
  args: { label: 'Cover photo', max: 1 },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.upload(field(stage, 'Cover photo'), pngFile('bench.png'));
    await expectChosen(stage, ['bench.png']);
    await expect(canvas.getByText('Choose another photo')).toBeVisible();
    await userEvent.upload(field(stage, 'Cover photo'), pngFile('lamp.png'));
    await expectChosen(stage, ['lamp.png']);
  },
};

/** With the keyboard. After a removal the focus moves to the next image, or to the field after the last. */
export const Removed: Story = {
  args: { files: [pngFile('bench.png'), pngFile('lamp.png')] },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.tab();
    await expect(field(stage)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectChosen(stage, ['lamp.png']);
    await expect(canvas.getByText('Removed: bench.png.')).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: 'Remove lamp.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectChosen(stage, []);
    await expect(field(stage)).toHaveFocus();
  },
};

/** Valid files are added; for each of the others the field says why it was rejected. */
export const Refused: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const large = pngFile('wall.png', { bytes: 10 * 1024 * 1024 + 1 });
    const disguised = textFile('list.png', 'image/png');
    await userEvent.upload(field(stage), [disguised, pngFile('bench.png'), large]);
    await expectChosen(stage, ['bench.png']);
    await expect(field(stage)).toBeInvalid();
    await expect(field(stage)).toHaveAccessibleDescription(
      expect.stringContaining(
        'list.png is not an image. Choose a JPEG, PNG or WebP file. wall.png is larger than 10 MB. Choose a smaller one.',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bench.png' }));
    await expect(field(stage)).toBeValid();
  },
};

/** Exactly the maximum size. */
export const LargestAccepted: Story = {
  play: async (stage) => {
    await stage.userEvent.upload(field(stage), pngFile('wall.png', { bytes: 10 * 1024 * 1024 }));
    await expectChosen(stage, ['wall.png']);
    await expect(stage.canvas.getByText('10 MB')).toBeVisible();
  },
};

/** Even if it is named like a JPEG. */
export const PhotoOfAnIphone: Story = {
  args: { label: 'Cover photo', max: 1 },
  play: async (stage) => {
    await stage.userEvent.upload(field(stage, 'Cover photo'), heicFile('IMG_0042.jpg'));
    await expect(
      await stage.canvas.findByText(
        /IMG_0042\.jpg is a HEIC photo, which browsers cannot show\. Save it as a JPEG/,
      ),
    ).toBeVisible();
    await expectChosen(stage, []);
  },
};

export const TooManyImages: Story = {
  args: { max: 2, files: [pngFile('bench.png')] },
  play: async (stage) => {
    await stage.userEvent.upload(field(stage), [pngFile('lamp.png'), pngFile('door.png')]);
    await expectChosen(stage, ['bench.png', 'lamp.png']);
    await expect(stage.canvas.getByText(/door\.png was not added: choose up to 2 photos/)).toBeVisible();
  },
};

/** An error from the form. */
export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose at least one photo.' },
  play: async (stage) => {
    await expect(field(stage)).toBeInvalid();
    await expect(field(stage)).toHaveAccessibleDescription(
      'Required. JPEG, PNG or WebP, up to 10 MB each. Choose at least one photo.',
    );
  },
};

/** The name and the signature say PNG, but the rest is not a picture. */
export const Damaged: Story = {
  args: { files: [new File(['\u0089PNG\r\n'], 'broken.png', { type: 'image/png' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No preview')).toBeVisible();
    await expect(canvas.getByText('broken.png')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, files: [pngFile('bench.png')] },
  play: async (stage) => {
    await expect(field(stage)).toBeDisabled();
    await expect(stage.canvas.getByRole('button', { name: 'Remove bench.png' })).toBeDisabled();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    files: [
      pngFile(
        'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft_2026-10-02_final.png',
      ),
      pngFile('door.png'),
    ],
  },
  play: async (stage) => {
    await stage.userEvent.upload(
      field(stage),
      textFile(`${'kano-teaching-laboratory-'.repeat(6)}.png`, 'image/png'),
    );
    await expect(await stage.canvas.findByText(/is not an image/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
