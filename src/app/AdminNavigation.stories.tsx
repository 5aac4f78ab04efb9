import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AdminNavigation } from './AdminNavigation';
import { doubleTextSize, findDoubledText } from '@/app/textSize.storyHelpers';

const onSignOut = fn();

const meta = {
  title: 'Admin/Shell/AdminNavigation',
  component: AdminNavigation,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Kitbridge', pathname: '/admin', onSignOut },
  beforeEach: () => void onSignOut.mockClear(),
} satisfies Meta<typeof AdminNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

const navigation = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(canvas.getByRole('navigation', { name: 'Administration' }));
const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

export const Wide: Story = {
  tags: ['ADM-02'],
  globals: { viewport: { value: 'desktop' } },
  args: { pathname: '/admin/projects/3/edit' },
  play: async (stage) => {
    const nav = navigation(stage);
    await expect(nav.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await expect(names(nav.getAllByRole('link'))).toEqual([
      'Projects',
      'Donations',
      'Subscriptions',
      'Volunteers',
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Projects');
    await stage.userEvent.click(nav.getByRole('button', { name: 'Logout' }));
    await expect(onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** On a small screen the dashboard links to Subscriptions and Volunteers. */
export const Small: Story = {
  tags: ['ADM-02'],
  globals: { viewport: { value: 'phone' } },
  play: async (stage) => {
    const nav = navigation(stage);
    const toggle = nav.getByRole('button', { name: 'Menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(nav.queryByRole('link')).not.toBeInTheDocument();
    await stage.userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(names(nav.getAllByRole('link'))).toEqual(['Projects', 'Donations']);
    await expect(nav.getByRole('link', { name: 'Projects' })).toHaveFocus();
    await stage.userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await expect(nav.queryByRole('link')).not.toBeInTheDocument();

    await stage.userEvent.click(toggle);
    await stage.userEvent.click(nav.getByRole('button', { name: 'Logout' }));
    await expect(onSignOut).toHaveBeenCalledTimes(1);
    const dashboard = stage.canvas.getByRole('link', { name: 'Kitbridge Dashboard' });
    await expect(dashboard).toHaveAttribute('href', '/admin');
    await expect(dashboard).toHaveAttribute('aria-current', 'page');
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (stage) => {
    await stage.userEvent.click(navigation(stage).getByRole('button', { name: 'Menu' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const LargeLetters: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: doubleTextSize,
  play: async (stage) => {
    await findDoubledText();
    await stage.userEvent.click(navigation(stage).getByRole('button', { name: 'Menu' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
