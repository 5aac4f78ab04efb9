import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** Asserts that both buttons lead to the donation form and a link to the volunteer form. */
export async function expectWaysToTakePart(canvas: StoryContext['canvas']): Promise<void> {
  const part = within(canvas.getByRole('region', { name: 'Help the next delivery on its way' }));
  await expect(part.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/donate');
  await expect(part.getByRole('link', { name: 'Become a Monthly Supporter' })).toHaveAttribute(
    'href',
    '/donate',
  );
  await expect(part.getByRole('link', { name: 'Volunteer with us' })).toHaveAttribute('href', '/volunteer');
}
