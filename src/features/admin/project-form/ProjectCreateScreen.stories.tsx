import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { heicFile, pngFile, textFile } from '@/components/ImagePicker/testing/imageFiles';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { neverResponds } from '@/mocks/responses';
import { recordRequests } from '@/mocks/recordRequests';
import { ProjectCreateScreen } from './ProjectCreateScreen';
import {
  expectProblem,
  field,
  fillIn,
  itemsOf,
  pickDate,
  press,
  type,
  TYPED,
  type Stage,
} from './projectForm.storyHelpers';

const requests = recordRequests();

const meta = {
  title: 'Admin/Projects/ProjectCreateScreen',
  component: ProjectCreateScreen,
  parameters: { layout: 'fullscreen' },
  args: { onCreated: fn(), onUnsavedChange: fn(), leaving: undefined },
  beforeEach: ({ msw }) => msw.use(requests.start()),
} satisfies Meta<typeof ProjectCreateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const optionsOf = ({ canvas }: Pick<Stage, 'canvas'>, group: string) =>
  within(canvas.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => `${radio.labels?.[0]?.textContent}${radio.checked ? '*' : ''}`);

export const Default: Story = {
  tags: ['FORM-01'],
  play: async (stage) => {
    const { canvas, args, userEvent } = stage;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create a project' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Create a project' })).toBeVisible();
    await expect(optionsOf(stage, 'Status')).toEqual(['Draft*', 'Active', 'Completed']);
    await expect(optionsOf(stage, 'Category')).toEqual(['Education*', 'Health', 'Community']);
    await expect(optionsOf(stage, 'Currency')).toEqual(['USD*', 'NGN']);
    await expect(field(stage, 'Goal amount ($)')).toBeRequired();
    await userEvent.click(canvas.getByRole('radio', { name: 'NGN' }));
    await expect(field(stage, 'Goal amount (₦)')).toBeRequired();
    await userEvent.click(canvas.getByRole('radio', { name: 'USD' }));
    await expect(canvas.getByRole('link', { name: 'Back to projects' })).toHaveAttribute(
      'href',
      '/admin/projects',
    );
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
};

export const Invalid: Story = {
  tags: ['FORM-02'],
  play: async (stage) => {
    await press(stage, 'Create project');
    await expectProblem(stage, 'Title', 'Enter a title.');
    await waitFor(() => expect(field(stage, 'Title')).toHaveFocus());
    await expectProblem(stage, 'Description', 'Enter a description.');
    await expectProblem(stage, /^Goal amount/, 'Enter a goal amount.');
    await expectProblem(stage, 'End date', 'Choose an end date.');

    await type(stage, 'Title', '   ');
    await type(stage, 'Description', TYPED.summary);
    await type(stage, /^Goal amount/, '-1');
    await pickDate(stage, TYPED.deadline);
    await expect(field(stage, 'Description')).toBeValid();
    await press(stage, 'Create project');
    await expectProblem(stage, 'Title', 'Enter a title.');
    await expectProblem(stage, /^Goal amount/, 'The goal amount must be 0 or more.');
    await expect(field(stage, 'End date')).toBeValid();

    await type(stage, 'Title', TYPED.title);
    await type(stage, /^Goal amount/, '12.345');
    await type(stage, 'Beneficiary count', '2.5');
    await press(stage, 'Create project');
    await expectProblem(stage, /^Goal amount/, 'Enter at most two decimals.');
    await waitFor(() => expect(field(stage, /^Goal amount/)).toHaveFocus());
    await expectProblem(stage, 'Beneficiary count', 'Enter a whole number, 0 or more.');
    await expect(requests.calls).toEqual([]);
  },
};

/** An item is added by the button or by Enter, and neither submits the form. */
export const Lists: Story = {
  tags: ['FORM-03'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const newGoal = field(stage, 'Goals');
    await userEvent.type(newGoal, '  Refurbish eight microscopes  ');
    await press(stage, 'Add to Goals');
    await expect(itemsOf(stage, 'Goals')).toEqual(['Refurbish eight microscopes']);
    await expect(newGoal).toHaveValue('');
    await expect(newGoal).toHaveFocus();
    await expect(canvas.getByText('Added: Refurbish eight microscopes.')).toHaveAttribute('role', 'status');

    await userEvent.type(newGoal, 'Train two technicians{Enter}   {Enter}Refurbish eight microscopes{Enter}');
    await expect(itemsOf(stage, 'Goals')).toEqual([
      'Refurbish eight microscopes',
      'Train two technicians',
      'Refurbish eight microscopes',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Train two technicians' }));
    const [first, last] = canvas.getAllByRole('button', { name: 'Remove Refurbish eight microscopes' });
    await expect(last).toHaveFocus();
    await expect(first).not.toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(itemsOf(stage, 'Goals')).toEqual([]);
    await expect(newGoal).toHaveFocus();

    await userEvent.type(field(stage, 'Milestones'), 'Collected{Enter}');
    await userEvent.type(field(stage, 'Donation supports'), 'Shipping{Enter}');
    await expect(itemsOf(stage, 'Milestones')).toEqual(['Collected']);
    await expect(itemsOf(stage, 'Donation supports')).toEqual(['Shipping']);
    await expect(requests.calls).toEqual([]);
    await expect(field(stage, 'Title')).not.toHaveAttribute('aria-invalid');
  },
};

export const Pictures: Story = {
  tags: ['FORM-04'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.upload(field(stage, 'Cover photo'), pngFile('cover.png'));
    await userEvent.upload(field(stage, 'Media files'), [pngFile('bench.png'), pngFile('lamp.png')]);
    await expect(await canvas.findByRole('button', { name: 'Remove cover.png' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove bench.png' }));
    await expect(canvas.queryByText('bench.png')).toBeNull();
    await expect(canvas.getByText('lamp.png')).toBeVisible();
    await userEvent.upload(field(stage, 'Cover photo'), textFile('notes.png', 'image/png'));
    await expectProblem(stage, 'Cover photo', 'notes.png is not an image. Choose a JPEG, PNG or WebP file.');
    await expect(canvas.getByText('cover.png')).toBeVisible();
    await userEvent.upload(field(stage, 'Media files'), heicFile('IMG_0042.jpg'));
    await expectProblem(stage, 'Media files', 'IMG_0042.jpg is a HEIC photo');
  },
};

/** One request can carry 20. */
export const TooManyPictures: Story = {
  tags: ['FORM-04'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const media = field(stage, 'Media files');
    await expect(media).toHaveAccessibleDescription(/Up to 20\./);
    const pictures = Array.from({ length: 21 }, (_, index) => pngFile(`${index + 1}.png`));
    await userEvent.upload(media, pictures);
    await expectProblem(stage, 'Media files', '21.png was not added: choose up to 20 photos.');
    await expect(canvas.getByRole('button', { name: 'Remove 20.png' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove 21.png' })).toBeNull();
  },
};

/** The field says which file was left out; the project can be created without it. */
export const CoverRejected: Story = {
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('createProject')),
  play: async (stage) => {
    await fillIn(stage);
    await stage.userEvent.upload(field(stage, 'Cover photo'), textFile('doc.pdf', 'image/png'));
    await expectProblem(stage, 'Cover photo', 'doc.pdf is not an image. Choose a JPEG, PNG or WebP file.');
    await press(stage, 'Create project');
    await waitFor(() => expect(requests.of('createProject')).toHaveLength(1));
    await expect(requests.of('createProject')[0]?.body).not.toHaveProperty('cover_photo');
  },
};

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

export const LongWords: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (stage) => {
    await type(stage, 'Title', LONG.repeat(2));
    await type(stage, 'Goals', LONG);
    await press(stage, 'Add to Goals');
    await press(stage, 'Create project');
    await expectProblem(stage, 'Title', 'This is too long. Use up to 200 characters.');
    await expectNoSidewaysScroll();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (stage) => {
    await fillIn(stage);
    await expectNoSidewaysScroll();
  },
};
