import { capitalize } from './text';

/** The canonical keys of a project's category, as sent to the backend. */
export type Category = 'education' | 'healthcare' | 'community';

interface CategoryEntry {
  /** On the public pages. */
  publicLabel: string;
  /** In the project form. */
  formLabel: string;
  /** Every spelling that occurs in data, in lower case. */
  aliases: readonly string[];
}

const ENTRIES: Readonly<Record<Category, CategoryEntry>> = {
  education: {
    publicLabel: 'Education',
    formLabel: 'Education',
    aliases: ['education', 'schools', 'edu'],
  },
  healthcare: {
    publicLabel: 'Healthcare',
    formLabel: 'Health',
    aliases: ['healthcare', 'health', 'medical'],
  },
  community: {
    publicLabel: 'Community Development',
    formLabel: 'Community',
    aliases: ['community development', 'community', 'community-development'],
  },
};

/** In the order of every screen. */
export const CATEGORIES: readonly Category[] = ['education', 'healthcare', 'community'];

/** The category filter of the admin project list; `value` is sent to the backend. */
export const ADMIN_CATEGORY_FILTERS: readonly { value: string; label: string }[] = [
  { value: 'education', label: 'Education' },
  { value: 'health', label: 'Health' },
  { value: 'environment', label: 'Environment' },
];

/** The canonical category for any of its spellings; undefined for an unknown one. */
export function toCategory(value: string | null | undefined): Category | undefined {
  const text = value?.trim().toLowerCase() ?? '';
  return CATEGORIES.find((category) => ENTRIES[category].aliases.includes(text));
}

/** The category's name on public pages. An unknown one is shown capitalised, a missing one as ''. */
export function publicCategoryLabel(value: string | null | undefined): string {
  const category = toCategory(value);
  return category ? ENTRIES[category].publicLabel : capitalize(value?.trim());
}

/** The category's name in the project form. An unknown one is shown capitalised, a missing one as ''. */
export function formCategoryLabel(value: string | null | undefined): string {
  const category = toCategory(value);
  return category ? ENTRIES[category].formLabel : capitalize(value?.trim());
}
