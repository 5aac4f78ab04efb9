import { describe, expect, it } from 'vitest';
import { readAreas, searchAreas, type IndexEntry } from '../../.storybook/pages/states/catalogue';
import { takeTurn } from '../../.storybook/pictures/turns';

const entry = (title: string, name: string, ...tags: string[]): IndexEntry => ({
  type: 'story',
  id: `${title} ${name}`,
  title,
  name,
  tags,
});

const index = [
  entry('Public/Donation/Card', 'Default', 'DON-01'),
  entry('Public/Donation/Card', 'Naira', 'DON-02'),
  entry('Public/Donation/Card', 'Naira On A Phone', 'DON-02'),
  entry('Public/Donation/Card', 'Untagged'),
  entry('Admin/Volunteers/Actions', 'Deleted', 'VOLS-06'),
  { ...entry('Public/Donation/Card', 'Docs', 'DON-01'), type: 'docs' },
];

const idsOf = (areas: ReturnType<typeof readAreas>) =>
  areas.flatMap(({ states }) => states.map(({ id }) => id));

describe('the catalogue of states in Storybook', () => {
  it('groups the states of the index by area, each with all of its stories', () => {
    const areas = readAreas(index);
    expect(areas.map(({ name }) => name)).toEqual(['Public / Donation', 'Admin / Volunteers']);
    expect(idsOf(areas)).toEqual(['DON-01', 'DON-02', 'VOLS-06']);
    expect(areas[0]?.states[1]?.stories.map(({ name }) => name)).toEqual(['Naira', 'Naira On A Phone']);
  });

  it.each([
    ['an id', 'don-02', ['DON-02']],
    ['part of an id', 'DON-', ['DON-01', 'DON-02']],
    ['a description', 'US dollars', ['DON-01']],
    ['a story in any case', 'PHONE', ['DON-02']],
    ['words in any order', 'deleted volunteers', ['VOLS-06']],
    ['nothing that exists', 'unicorn', []],
    ['only spaces', '  ', ['DON-01', 'DON-02', 'VOLS-06']],
  ])('finds %s', (_what, query, ids) => {
    expect(idsOf(searchAreas(readAreas(index), query))).toEqual(ids);
  });
});

it('pictures load one after another, and one that gives up waiting is skipped', () => {
  const started: string[] = [];
  const finish = ['first', 'second', 'third'].map((name) => takeTurn(() => started.push(name)));
  expect(started).toEqual(['first']);
  finish[1]?.();
  expect(started).toEqual(['first']);
  finish[0]?.();
  finish[0]?.();
  expect(started).toEqual(['first', 'third']);
  finish[2]?.();
});
