import { describe, expect, it } from 'vitest';
import { headPages, siteFacts, staticPages } from '@/app/entry-server';
import { paths } from '@/lib/paths';

/** It only redirects to the sign-in. */
const NOT_SHARED = new Set<string>([paths.login()]);

const shared = siteFacts.screens.filter(
  (pattern) => !/:|\*/.test(pattern) && !pattern.startsWith(paths.admin()) && !NOT_SHARED.has(pattern),
);

describe('the prerendered pages', () => {
  it.each(shared)('include %s, so that its first HTML has a title and a description', (pattern) => {
    expect([...staticPages, ...headPages].map(({ url }) => url)).toContain(pattern);
  });
});
