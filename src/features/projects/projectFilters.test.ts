import { describe, expect, it } from 'vitest';
import { INITIAL_FILTERS, readFilters, writeFilters } from './projectFilters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  it('reads an empty query as the initial filters', () => {
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

  it.each(['schools', 'edu', 'Education'])('accepts the category alias %s', (alias) => {
    expect(read(`category=${alias}`).category).toBe('education');
  });

  it.each(['0', '-1', '1.5', '1e3', 'abc', '', '1000001', '99999999999999999999'])(
    'reads the page %j as the first',
    (page) => {
      expect(read(`page=${page}`).page).toBe(1);
    },
  );

  it.each(['draft', 'all', ''])('reads the status %j as active', (status) => {
    expect(read(`status=${status}`).status).toBe('ACTIVE');
  });

  it('ignores an unknown category', () => {
    expect(read('category=environment').category).toBeNull();
  });

  it('shortens a search that the backend would refuse', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
  });
});

describe('writeFilters', () => {
  it('leaves out initial values', () => {
    expect(writeFilters(INITIAL_FILTERS).toString()).toBe('');
  });

  it('writes what readFilters reads back', () => {
    const filters = { status: 'COMPLETED', category: 'community', search: '50 % & più', page: 2 } as const;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });
});
