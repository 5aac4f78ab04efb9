import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { failsWithServerError } from '@/mocks/responses';
import { microscopesUsd } from '@/mocks/fixtures/projects';
import { respondsWithProject } from '@/mocks/scenarios';
import { ProofsScreen } from './ProofsScreen';
import { fillIn, IMAGES, openForm, requests, SCREEN, submit } from './proofs.storyHelpers';

/** What donors see on their gift pages, and telling them about a delivery. */
const meta = {
  title: 'Admin/Proofs/Progress',
  component: ProofsScreen,
  ...SCREEN,
  args: { projectId: String(microscopesUsd.id), onBack: fn() },
} satisfies Meta<typeof ProofsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shipped: Story = {
  tags: ['PROOF-05'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Equipment shipped on');
    await expect(field).toHaveAccessibleDescription('Donors see this on their gift pages.');
    await expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull();
    await userEvent.type(field, '2026-09-12');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Equipment shipped on' }));
    await expect(await screen.findByText('Saved')).toBeVisible();
    await expect(requests.of('setProjectProgress').map(({ body }) => body)).toEqual([
      { shipped_on: '2026-09-12' },
    ]);
    await expect(field).toHaveValue('2026-09-12');
    await expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull();
  },
};

/** A stored date can be removed. */
export const ShippedDateRemoved: Story = {
  tags: ['PROOF-05'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject({ ...microscopesUsd, shipped_on: '2026-08-10' })),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Equipment shipped on');
    await expect(field).toHaveValue('2026-08-10');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Equipment shipped on' }));
    await expect(await screen.findByText('Saved')).toBeVisible();
    await expect(requests.of('setProjectProgress').map(({ body }) => body)).toEqual([{ shipped_on: null }]);
    await expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull();
    await expect(field).toHaveFocus();
  },
};

export const StillWorking: Story = {
  tags: ['PROOF-05'],
  beforeEach: ({ msw }) => {
    const [first, ...others] = microscopesUsd.photos ?? [];
    const photos = first ? [{ ...first, working_on: '2026-10-01' }, ...others] : [];
    msw.use(respondsWithProject({ ...microscopesUsd, photos }));
  },
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByLabelText('Last confirmed in use on');
    await expect(field).toHaveValue('2026-10-01');
    await userEvent.clear(field as HTMLElement);
    await userEvent.type(field as HTMLElement, '2026-11-20');
    await userEvent.click(canvas.getByRole('button', { name: /^Save Last confirmed in use on/ }));
    await expect(await screen.findByText('Saved')).toBeVisible();
    await expect(requests.of('setProjectProgress').map(({ body }) => body)).toEqual([
      { photo_id: microscopesUsd.photos?.[0]?.id, working_on: '2026-11-20' },
    ]);
  },
};

export const NotSaved: Story = {
  tags: ['PROOF-06'],
  beforeEach: ({ msw }) => msw.use(failsWithServerError('setProjectProgress')),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Equipment shipped on');
    await userEvent.type(field, '2026-09-12');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Equipment shipped on' }));
    await expect(await canvas.findByText(/The date could not be saved/)).toBeVisible();
    await expect(field).toHaveValue('2026-09-12');
    await expect(canvas.getByRole('button', { name: 'Save Equipment shipped on' })).toBeEnabled();
  },
};

/** Donors are emailed only when the administrator asks for it. */
export const DonorsTold: Story = {
  tags: ['PROOF-02'],
  play: async (stage) => {
    const form = await openForm(stage);
    const box = form.getByRole('checkbox', { name: 'Email this project’s donors' });
    await expect(box).not.toBeChecked();
    await stage.userEvent.click(box);
    await fillIn(stage, form, IMAGES);
    await submit(stage, form);
    await stage.canvas.findByRole('heading', { name: '3 proofs' });
    await expect(requests.of('addProjectPhotos')).toMatchObject([
      { body: { payload: { tell_donors: true } } },
    ]);
  },
};
