import { describe, expect, it } from 'vitest';
import {
  ADMIN_CATEGORY_FILTERS,
  CATEGORIES,
  formCategoryLabel,
  publicCategoryLabel,
  toCategory,
} from './categories';

describe('toCategory', () => {
  it.each([
    ['education', ['education', 'schools', 'edu', 'Education', ' EDU ']],
    ['healthcare', ['healthcare', 'health', 'medical', 'Healthcare', 'MEDICAL']],
    ['community', ['community development', 'community', 'community-development', 'Community Development']],
  ])('recognises %s by every alias', (category, aliases) => {
    expect(aliases.map((alias) => toCategory(alias))).toEqual(aliases.map(() => category));
  });

  it.each([['environment'], ['toString'], [''], [null], [undefined]])('is undefined for %j', (value) => {
    expect(toCategory(value)).toBeUndefined();
  });
});

describe('labels', () => {
  it('match the public pages', () => {
    expect(CATEGORIES.map(publicCategoryLabel)).toEqual(['Education', 'Healthcare', 'Community Development']);
  });

  it('match the project form', () => {
    expect(CATEGORIES.map(formCategoryLabel)).toEqual(['Education', 'Health', 'Community']);
  });

  it('match the admin filter', () => {
    expect(ADMIN_CATEGORY_FILTERS.map(({ label }) => label)).toEqual(['Education', 'Health', 'Environment']);
  });

  it('show an unknown category capitalised and a missing one as empty', () => {
    expect(publicCategoryLabel('ENVIRONMENT')).toBe('Environment');
    expect(formCategoryLabel('water')).toBe('Water');
    expect(publicCategoryLabel(null)).toBe('');
  });
});
