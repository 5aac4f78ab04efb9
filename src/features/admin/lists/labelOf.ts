import { capitalize } from '@/lib/text';

/** The label of a field's value, ignoring case. An unknown one is shown capitalised, a missing one as ''. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string | null | undefined): string {
  const text = value?.trim() ?? '';
  const known = Object.keys(labels).find((key) => key.toLowerCase() === text.toLowerCase());
  return known === undefined ? capitalize(text) : (labels[known] ?? '');
}

/** The values of a field as filter options, in order. */
export function optionsOf(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
