import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListResults } from './ListResults';

const text = {
  results: 'All reports',
  loading: 'Loading reports...',
  failed: 'Failed to load reports.',
  showing: (shown: number) => `Showing ${shown} reports`,
  none: { title: 'No reports yet', text: 'They will appear here.' },
  notFound: 'No reports found',
  pages: 'Pages of reports',
};

const query = { data: { data: [7], total_pages: 3 }, error: undefined, isValidating: false, retry: fn() };

const meta = {
  title: 'Admin/Lists/ListResults',
  component: ListResults<number>,
  args: {
    text,
    page: 1,
    isNarrowed: false,
    query,
    onGo: fn(),
    onClear: fn(),
    skeleton: null,
    children: (rows) => <p>{rows.join(', ')}</p>,
  },
} satisfies Meta<typeof ListResults<number>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After paging with the keyboard, the heading has the focus and shows it. */
export const FocusVisible: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith(2);
    const heading = canvas.getByRole('heading', { level: 2, name: 'All reports' });
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe('solid');
  },
};
