import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Header } from './Header';
import { doubleTextSize, findDoubledText } from '@/app/textSize.storyHelpers';

const meta = {
  title: 'Public/Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Kitbridge', pathname: '/' },
  decorators: [
    (Story) => (
      <div className="min-h-dvh">
        <Story />
        <main className="p-6">
          <h1 className="text-28 font-semibold">A page under the header</h1>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const LINKS = [
  ['Home', '/'],
  ['About', '/about'],
  ['Mission', '/mission'],
  ['Projects', '/projects'],
  ['Volunteer', '/volunteer'],
  ['Donate Now', '/donate'],
] as const;

async function expectLinks(canvas: Canvas) {
  const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
  const links = nav.getAllByRole('link');
  await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(LINKS);
}

const currentLinks = (canvas: Canvas) =>
  canvas.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);

const getToggle = (canvas: Canvas) => canvas.getByRole('button', { name: 'Menu' });

export const WideOnHome: Story = {
  tags: ['SHELL-01'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kitbridge' })).toHaveAttribute('href', '/');
    await expectLinks(canvas);
    await expect(currentLinks(canvas)).toEqual(['Home']);
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Donate' })).not.toBeInTheDocument();
  },
};

export const WideOnNestedPath: Story = {
  tags: ['SHELL-02'],
  globals: { viewport: { value: 'desktop' } },
  args: { pathname: '/projects/3' },
  play: async ({ canvas }) => {
    await expect(currentLinks(canvas)).toEqual(['Projects']);
    const weightOf = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).fontWeight;
    await expect(Number(weightOf('Projects'))).toBeGreaterThan(Number(weightOf('About')));
  },
};

export const WideOnUnknownPath: Story = {
  args: { pathname: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
};

export const OnLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().right);
    await expect(Math.max(...tops)).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expectLinks(canvas);
  },
};

export const SmallMenuClosed: Story = {
  tags: ['SHELL-03'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(getToggle(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Kitbridge',
      'Donate',
    ]);
  },
};

export const SmallMenuOpen: Story = {
  tags: ['SHELL-04'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(getToggle(canvas));
    await expect(getToggle(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expectLinks(canvas);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    const lefts = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const SmallMenuClosedByEscape: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(getToggle(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(getToggle(canvas)).toHaveFocus();
  },
};

export const SmallMenuClosedByToggle: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(getToggle(canvas));
    await userEvent.click(getToggle(canvas));
    await expect(canvas.queryByRole('link', { name: 'Donate Now' })).not.toBeInTheDocument();
  },
};

export const SmallMenuClosedByLeaving: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('a click outside closes it', async () => {
      await userEvent.click(getToggle(canvas));
      await userEvent.click(canvas.getByRole('main'));
      await expect(getToggle(canvas)).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const SmallLinkChosen: Story = {
  tags: ['SHELL-05'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(getToggle(canvas));
    await userEvent.click(canvas.getByRole('link', { name: 'About' }));
    await expect(getToggle(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    await expect(getToggle(canvas)).toHaveFocus();
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { name: 'Kitbridge Foundation International' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(getToggle(canvas));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getByRole('link', { name: 'Donate' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Donate Now' })).toBeVisible();
  },
};

/** Donate takes the place of the name, which screen readers still read, and the menu is not cut off. */
export const LargeLetters: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: doubleTextSize,
  play: async ({ canvas, userEvent }) => {
    await findDoubledText();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    await expect(canvas.getByRole('link', { name: 'Kitbridge' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Donate' }).clientHeight).toBeLessThan(80);
    await userEvent.click(getToggle(canvas));
    await expect(canvas.getByRole('link', { name: 'Donate Now' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
