import { expect, it } from 'vitest';
import { copy as donations } from '@/features/admin/donations/copy';
import { copy as adminLists } from '@/features/admin/lists/copy';
import { copy as adminProjects } from '@/features/admin/projects/copy';
import { copy as subscriptions } from '@/features/admin/subscriptions/copy';
import { copy as volunteers } from '@/features/admin/volunteers/copy';
import { copy as projects } from '@/features/projects/listCopy';

const LONG = 29_910;
const PAGE = 1_234_567;

it.each([
  ['donations', donations],
  ['projects', adminProjects.list],
  ['subscriptions', subscriptions],
  ['volunteers', volunteers],
  ['projects', projects],
])('a long list of %s is counted with thousands separators', (rows, { showing }) => {
  expect(showing(10, LONG)).toBe(`Showing 10 of 29,910 ${rows}`);
});

it.each([adminLists, projects])(
  'a page past the end of a long list is, too',
  ({ pastTheEnd, lastPageIs }) => {
    expect(pastTheEnd(PAGE)).toBe('There is no page 1,234,567');
    expect(lastPageIs(2991)).toBe('The list has 2,991 pages.');
  },
);

it('checks the sum of a category too', () => {
  expect(projects.projects(LONG)).toBe('29,910 projects');
});
