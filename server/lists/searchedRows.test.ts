import { describe, expect, it } from 'vitest';
import { countRows, type RowsOfKind } from './searchedRows.ts';
import { indexTexts } from './textIndex.ts';

const of = (
  kind: RowsOfKind['kind'],
  texts: readonly string[],
  more: Partial<RowsOfKind> = {},
): RowsOfKind => ({
  kind,
  change: 1,
  words: indexTexts(texts),
  weeks: texts.map(() => 1),
  targets: [],
  ...more,
});

const rows = [
  of({ status: 'active' }, ['ada obi lagos', 'zoe okafor kano', 'ada ada mensah'], { weeks: [1, 1, 2] }),
  of({ status: 'draft' }, ['ada bello kano'], { weeks: [2] }),
];

const count = (words: string[], choice: Record<string, readonly string[]> = {}) =>
  countRows(rows, { words, choice, by: [] })[0]?.count ?? 0;

describe('rows that are searched', () => {
  it('are found by a part of what they are found by, once each', () => {
    expect(count(['ada'])).toBe(3);
    expect(count(['kan'])).toBe(2);
    expect(count(['nobody'])).toBe(0);
  });

  it('are found by all words and not by one of them', () => {
    expect(count(['ada', 'kano'])).toBe(1);
    expect(count(['kano', 'ada', 'bello'])).toBe(1);
    expect(count(['kano', 'mensah'])).toBe(0);
  });

  it('are all found where there is no word', () => {
    expect(count([])).toBe(4);
  });

  it('are of a kind that is chosen', () => {
    expect(count(['ada'], { status: ['active'] })).toBe(2);
    expect(count(['ada'], { status: ['active', 'draft'] })).toBe(3);
    expect(count(['ada'], { status: [] })).toBe(0);
  });

  it('are counted apart by what is asked for', () => {
    expect(countRows(rows, { words: ['a'], choice: {}, by: ['week'] })).toEqual([
      { kind: { week: 1 }, count: 2, target: 0n },
      { kind: { week: 2 }, count: 2, target: 0n },
    ]);
    expect(countRows(rows, { words: ['a'], choice: {}, by: ['status'] })).toEqual([
      { kind: { status: 'active' }, count: 3, target: 0n },
      { kind: { status: 'draft' }, count: 1, target: 0n },
    ]);
  });

  it('are taken away where they have gone, from what was counted earlier', () => {
    const wanted = { words: ['ada'], choice: {}, by: ['week'] };
    const gone = [of({ status: 'draft' }, ['ada bello kano'], { change: -1, weeks: [2] })];
    expect(countRows(gone, wanted, countRows(rows, wanted))).toEqual([
      { kind: { week: 1 }, count: 1, target: 0n },
      { kind: { week: 2 }, count: 1, target: 0n },
    ]);
  });

  it('have targets that come to an exact sum, of those that are found', () => {
    const large = Number.MAX_SAFE_INTEGER;
    const words = ['ada', 'ada', 'zoe', 'ada'];
    const [found] = countRows([of({}, words, { targets: [large, large, 5, 1] })], {
      words: ['ada'],
      choice: {},
      by: [],
    });
    expect(found).toEqual({ kind: {}, count: 3, target: 2n * BigInt(large) + 1n });
  });
});
