import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Paging } from '@/components/Paging/Paging';

const meta = {
  title: 'Components/Paging',
  component: Paging,
  parameters: {
    rules: {
      use: 'Below a list that the backend sends in pages.',
      avoid: 'For steps of a form.',
      good: {
        show: () => <Paging label="Pages of projects" page={2} pages={5} onGo={() => undefined} />,
        why: 'You can go both ways and see how far.',
      },
      bad: {
        show: () => <Paging label="Pages" page={2} pages={500} onGo={() => undefined} />,
        why: 'No one pages through 500: offer a search.',
      },
    },
  },
  args: { label: 'Pages of projects', page: 2, pages: 3, onGo: fn() },
} satisfies Meta<typeof Paging>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MiddlePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of projects' })).toBeVisible();
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onGo).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onGo).toHaveBeenLastCalledWith(1);
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

/** Large numbers have thousands separators. */
export const ManyPages: Story = {
  args: { page: 1234, pages: 2991 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 1,234 of 2,991')).toBeVisible();
  },
};

/** A single page has no paging. */
export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
