import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FooterNewsletter } from '@/features/newsletter/FooterNewsletter';
import { Footer } from './Footer';
import { organisation } from './organisation';
import { doubleTextSize, findDoubledText } from '@/app/textSize.storyHelpers';

const meta = {
  title: 'Public/Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { organisation, newsletter: <FooterNewsletter /> },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const linksIn = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

async function expectContents(canvas: Canvas) {
  await expect(linksIn(canvas, 'Quick links')).toEqual([
    ['About', '/about'],
    ['Mission', '/mission'],
    ['Projects', '/projects'],
  ]);
  await expect(linksIn(canvas, 'Legal')).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ]);
  await expect(canvas.getByText(/Houston, TX/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17135550142',
  );
  await expect(canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toHaveAttribute(
    'href',
    'mailto:hello@kitbridge.example',
  );
  await expect(canvas.getByRole('link', { name: 'Contact form and FAQ' })).toHaveAttribute(
    'href',
    '/contact',
  );
  const newsletter = within(canvas.getByRole('form', { name: 'Newsletter' }));
  await expect(newsletter.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await expect(newsletter.queryByRole('checkbox')).not.toBeInTheDocument();
  await expect(newsletter.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(canvas.getByText('© 2025 Kitbridge')).toBeVisible();
}

export const Wide: Story = {
  tags: ['SHELL-06'],
  play: ({ canvas }) => expectContents(canvas),
};

export const Small: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expectContents(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The longest word, an email address, wraps. */
export const LargeLetters: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await findDoubledText();
    await expect(canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
