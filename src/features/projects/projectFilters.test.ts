import { describe, expect, it } from 'vitest';
import { INITIAL_FILTERS, readFilters, writeFilters } from './projectFilters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  it('reads an empty address as the list as it is first shown', () => {
    expect(read('')).toEqual(INITIAL_FILTERS);
  });

  it('reads every filter', () => {
    expect(read('status=completed&category=healthcare&search=kano+lab&page=3')).toEqual({
      status: 'COMPLETED',
      category: 'healthcare',
      search: 'kano lab',
      page: 3,
    });
  });

  it.each(['schools', 'edu', 'Education'])('takes the alias %s of a category', (alias) => {
    expect(read(`category=${alias}`).category).toBe('education');
  });

  it.each(['0', '-1', '1.5', '1e3', 'abc', '', '1000001', '99999999999999999999'])(
    'takes the page %j for the first',
    (page) => {
      expect(read(`page=${page}`).page).toBe(1);
    },
  );

  it.each(['draft', 'all', ''])('takes the status %j for active', (status) => {
    expect(read(`status=${status}`).status).toBe('ACTIVE');
  });

  it('forgets a category that is not known', () => {
    expect(read('category=environment').category).toBeNull();
  });

  it('cuts a search that the backend would refuse', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
  });
});

describe('writeFilters', () => {
  it('leaves out what is as at first', () => {
    expect(writeFilters(INITIAL_FILTERS).toString()).toBe('');
  });

  it('is read back', () => {
    const filters = { status: 'COMPLETED', category: 'community', search: '50 % & più', page: 2 } as const;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });
});
