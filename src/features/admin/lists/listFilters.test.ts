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

  it('ignores unknown values, and shortens long values', () => {
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

describe('an id', () => {
  const ids = listAddress({ gift: 'id' });

  it.each(['12', '999999999999999'])('is read: %s', (gift) => {
    const filters = ids.read(new URLSearchParams({ gift }));
    expect(filters.gift).toBe(gift);
    expect(ids.write(filters).toString()).toBe(`gift=${gift}`);
  });

  it.each(['0', '-1', '1.5', '1e3', '9999999999999999', 'x'])('is ignored when it is %s', (gift) => {
    expect(ids.read(new URLSearchParams({ gift })).gift).toBe('');
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
