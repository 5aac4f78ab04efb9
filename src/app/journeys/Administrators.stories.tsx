import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { pngFile } from '@/components/ImagePicker/testing/imageFiles';
import { handlers } from '@/mocks/handlers/all';
import { endMockSession } from '@/mocks/MockValues';
import { expectPage, fill, follow, Journey, openAddress, press, signIn } from './journey.storyHelpers';

const meta = {
  title: 'Journeys/Administrators',
  component: Journey,
  parameters: { layout: 'fullscreen' },
  args: { startsAt: '/admin' },
  beforeEach: ({ msw }) => msw.use(...handlers),
} satisfies Meta<typeof Journey>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Signs in, adds a proof of delivery to a project, and finds it on the public page. By hand: start at `/admin`. */
export const PublishesADelivery: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await signIn(stage);
    await expectPage(stage, 'Welcome, amina');
    await follow(stage, /^Project Management/);
    await fill(stage, 'Search', 'Kano');
    await follow(stage, /^Edit .*Microscopes for Kano Teaching Laboratory/);
    await follow(stage, 'Upload Proof Of Delivery');
    await expectPage(stage, 'Proof of Delivery');
    await press(stage, 'Add Proof');
    await fill(stage, 'Recipient institution', 'Zaria School of Nursing');
    await fill(stage, 'Delivery date', '2026-11-02');
    await userEvent.upload(screen.getByLabelText('Photos'), pngFile('ward.png'));
    await press(stage, 'Add proof');
    await expect(await canvas.findByRole('heading', { name: '2 proofs' })).toBeVisible();
    openAddress('/projects/3');
    await userEvent.click(await canvas.findByRole('tab', { name: /^Photo 2 of 2/ }));
    await expect(canvas.getByText('Zaria School of Nursing')).toBeVisible();
  },
};

/**
 * The session ends while a project is filled in; after signing in again everything is still there. By hand: start at
 * `/admin`, and press “End my session” among the mock values before saving.
 */
export const SessionExpires: Story = {
  play: async (stage) => {
    const { canvas } = stage;
    await signIn(stage);
    await follow(stage, /^Project Management/);
    await follow(stage, 'New project');
    await expectPage(stage, 'Create a project');
    await fill(stage, 'Title', 'Microscopes for Ilorin');
    await fill(stage, 'Description', 'Eight microscopes for a school of nursing.');
    await fill(stage, /^Goal amount/, '6400.50');
    await fill(stage, 'End date', '2027-06-30');
    endMockSession();
    await press(stage, 'Create project');
    await signIn(stage);
    await expectPage(stage, 'Create a project');
    await expect(await canvas.findByText('We restored what you entered earlier.')).toBeVisible();
    await press(stage, 'Create project');
    await expect(await screen.findByText('Project created successfully!')).toBeVisible();
    const list = within(canvas.getByRole('main'));
    await expect(await list.findByRole('heading', { name: 'Microscopes for Ilorin' })).toBeVisible();
  },
};
