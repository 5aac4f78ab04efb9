import { useState } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProjectsScreen, type ProjectsScreenProps } from './ProjectsScreen';

type Canvas = StoryContext['canvas'];

/** The screen with its filters in state, as the application keeps them in the URL. */
export function WithFilters({ filters: initial, onFiltersChange }: ProjectsScreenProps) {
  const [filters, setFilters] = useState(initial);
  return (
    <ProjectsScreen
      filters={filters}
      onFiltersChange={(changed, how) => {
        setFilters(changed);
        onFiltersChange(changed, how);
      }}
    />
  );
}

/** Waits for the results. */
export async function findResults(canvas: Canvas, count: string) {
  await expect(await canvas.findByText(count)).toBeVisible();
  return within(canvas.getByRole('region', { name: /^(Active|Completed) Projects$/ }));
}

/** The text of each summary card. */
export function summaryOf(canvas: Canvas): (string | null)[] {
  const summary = within(canvas.getByRole('region', { name: 'Projects and target budgets' }));
  return summary.getAllByRole('listitem').map((card) => card.textContent);
}

/** The titles of the cards, in order. */
export function titlesOf(results: Awaited<ReturnType<typeof findResults>>): (string | null)[] {
  return results.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}
