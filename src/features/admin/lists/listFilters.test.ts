import { describe, expect, it } from 'vitest';
import { listAddress } from './listFilters';

const address = listAddress({ status: ['completed', 'pending'], country: { maxLength: 10 } });
const read = (query: string) => address.read(new URLSearchParams(query));

describe('read', () => {
  it('reads an empty query as the initial filters', () => {
    expect(read('')).toEqual({ search: '', page: 1, status: '', country: '' });
    expect(read('')).toEqual(address.initial);
  });

  it('reads every filter, ignoring case and surrounding spaces', () => {
    expect(read('search=+ada+&status=PENDING&country=+Ghana&page=3')).toEqual({
      search: 'ada',
      page: 3,
      status: 'pending',
      country: 'Ghana',
    });
  });

  it('ignores unknown values, and shortens long texts', () => {
    expect(read('status=draft&country=Switzerland&page=0&other=1')).toEqual({
      search: '',
      page: 1,
      status: '',
      country: 'Switzerlan',
    });
  });

  it('drops control characters, which the backend refuses', () => {
    expect(read('search=%00&country=Ma%00li%07')).toMatchObject({ search: '', country: 'Mali' });
  });
});

describe('write', () => {
  it('leaves out initial values', () => {
    expect(address.write(address.initial).toString()).toBe('');
  });

  it('writes what read reads back', () => {
    const filters = { search: '50 % & più', page: 2, status: 'completed', country: 'Mali' } as const;
    expect(address.read(address.write(filters))).toEqual(filters);
  });
});

describe('isNarrowed', () => {
  it.each([{ search: 'a' }, { status: 'pending' as const }, { country: 'Mali' }])(
    'is true for %j',
    (filter) => {
      expect(address.isNarrowed({ ...address.initial, ...filter })).toBe(true);
    },
  );

  it('is false for a later page', () => {
    expect(address.isNarrowed({ ...address.initial, page: 2 })).toBe(false);
  });
});
