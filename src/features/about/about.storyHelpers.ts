import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** Both buttons lead to the donation, and there is a way to volunteer. */
export async function expectWaysToTakePart(canvas: StoryContext['canvas']): Promise<void> {
  const part = within(canvas.getByRole('region', { name: 'Help the next delivery on its way' }));
  await expect(part.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/donate');
  await expect(part.getByRole('link', { name: 'Become a Monthly Supporter' })).toHaveAttribute(
    'href',
    '/donate',
  );
  await expect(part.getByRole('link', { name: 'Volunteer with us' })).toHaveAttribute('href', '/volunteer');
}
