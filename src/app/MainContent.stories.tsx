import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Header } from './Header';
import { MainContent } from './MainContent';
import { MemoryRouter } from './testing/MemoryRouter';

function BrokenPage(): never {
  throw new Error('A page that throws');
}

const meta = {
  title: 'Public/Shell/MainContent',
  component: MainContent,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Header name="Kitbridge" pathname="/" />
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof MainContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PageThrows: Story = {
  tags: ['SHELL-09'],
  args: { children: <BrokenPage /> },
  parameters: { expectedConsole: [/A page that throws/] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(document.title).toBe('Something went wrong | Kitbridge');
  },
};
