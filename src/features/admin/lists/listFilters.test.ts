import { describe, expect, it } from 'vitest';
import { listAddress } from './listFilters';

const address = listAddress({ status: ['completed', 'pending'], country: { maxLength: 10 } });
const read = (query: string) => address.read(new URLSearchParams(query));

describe('read', () => {
  it('reads an empty address as the list as it is first shown', () => {
    expect(read('')).toEqual({ search: '', page: 1, status: '', country: '' });
    expect(read('')).toEqual(address.initial);
  });

  it('reads every filter, without regard to case and space', () => {
    expect(read('search=+ada+&status=PENDING&country=+Ghana&page=3')).toEqual({
      search: 'ada',
      page: 3,
      status: 'pending',
      country: 'Ghana',
    });
  });

  it('forgets what is no choice, and cuts what is too long', () => {
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
  it('leaves out what is as at first', () => {
    expect(address.write(address.initial).toString()).toBe('');
  });

  it('is read back', () => {
    const filters = { search: '50 % & più', page: 2, status: 'completed', country: 'Mali' } as const;
    expect(address.read(address.write(filters))).toEqual(filters);
  });
});

describe('isNarrowed', () => {
  it.each([{ search: 'a' }, { status: 'pending' as const }, { country: 'Mali' }])('is by %j', (filter) => {
    expect(address.isNarrowed({ ...address.initial, ...filter })).toBe(true);
  });

  it('is not by the page', () => {
    expect(address.isNarrowed({ ...address.initial, page: 2 })).toBe(false);
  });
});
