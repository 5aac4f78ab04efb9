import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

export const ORGANISATION = {
  name: 'Kitbridge',
  email: 'hello@kitbridge.example',
  address: ['1836 Example Street, Suite 210', 'Houston, TX 77002', 'United States'],
};

/** The id of each heading below the title, in order. */
const headingIds = (canvas: StoryContext['canvas']) =>
  canvas
    .getAllByRole('region')
    .map((region) => within(region).getByRole('heading', { level: 2 }))
    .map(({ id }) => id);

/** Asserts that the table of contents and the link next to each heading lead to it. */
export async function expectHeadingsThatCanBeLinkedTo(canvas: StoryContext['canvas']): Promise<void> {
  const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
  const leads = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
  const ids = headingIds(canvas);
  await expect(ids).not.toContain('');
  await expect(new Set(ids).size).toBe(ids.length);
  await expect(leads).toEqual(ids.map((id) => `#${id}`));
  const anchors = canvas.getAllByRole('link', { name: /^Link to “.+”$/ });
  await expect(anchors.map((link) => link.getAttribute('href'))).toEqual(leads);
}
