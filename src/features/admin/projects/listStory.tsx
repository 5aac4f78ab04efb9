import { useState } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Toaster } from '@/components/Toast/Toaster';
import { ProjectsAdminScreen, type ProjectsAdminScreenProps } from './ProjectsAdminScreen';

type Canvas = StoryContext['canvas'];

/** The screen with filters that change, as an address would keep them. */
export function WithFilters({ filters: initial, onFiltersChange }: ProjectsAdminScreenProps) {
  const [filters, setFilters] = useState(initial);
  return (
    <>
      <ProjectsAdminScreen
        filters={filters}
        onFiltersChange={(changed, how) => {
          setFilters(changed);
          onFiltersChange(changed, how);
        }}
      />
      <Toaster />
    </>
  );
}

/** The results as they stand once they have come. */
export async function findResults(canvas: Canvas, count: string) {
  await expect(await canvas.findByText(count)).toBeVisible();
  return within(canvas.getByRole('region', { name: 'All projects' }));
}

/** The card of a project. */
export async function findCard(canvas: Canvas, title: string) {
  const heading = await canvas.findByRole('heading', { level: 3, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} stands in no list.`);
  return within(card);
}

/** The titles of the cards, in their order. */
export function titlesOf(canvas: Canvas): (string | null)[] {
  return canvas.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

/** What the stat cards say, one text for each. */
export function statsOf(canvas: Canvas): string[] {
  return canvas
    .getAllByRole('definition')
    .map((count) => `${count.previousElementSibling?.textContent} ${count.textContent}`);
}
