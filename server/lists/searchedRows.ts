import type { TypedFastBitSet } from 'typedfastbitset';
import type { TextIndex } from './textIndex.ts';

/** The value of each column that rows can be chosen and counted by. */
export type Kind = Readonly<Record<string, string | number>>;

/** By column, the values that rows may have. A column that is not named may have any. */
export type ChosenKinds = Readonly<Record<string, readonly string[]>>;

/** Rows of one kind, as a search looks at them. What is said of each row stands at the row's place. */
export interface RowsOfKind {
  kind: Kind;
  /** 1: the rows have come; -1: they have gone, and came earlier. */
  change: 1 | -1;
  /** What each row is found by. */
  words: TextIndex;
  /** The week in which each row was made. */
  weeks: readonly number[];
  /** The target of each row in minor units; empty where rows have none. */
  targets: readonly number[];
}

/** What is to be counted. */
export interface Wanted {
  /** Each of them is a part of what a row is found by; folded as that is. */
  words: readonly string[];
  choice: ChosenKinds;
  /** The columns that tell apart what is counted apart; `week` is one of them. */
  by: readonly string[];
}

/** How many rows there are of a kind, and what their targets come to in minor units. */
export interface Counted {
  kind: Kind;
  count: number;
  target: bigint;
}

const isChosen = (kind: Kind, choice: ChosenKinds) =>
  Object.entries(choice).every(([column, values]) => values.some((value) => value === kind[column]));

/** What some rows come to. */
interface Sum {
  count: number;
  /** The sum of their targets is both together: as long as a number is exact it is many times as fast as a big one. */
  target: bigint;
  more: number;
}

function addTarget(sum: Sum, target: number): void {
  if (!Number.isSafeInteger(sum.more + target)) {
    sum.target += BigInt(sum.more);
    sum.more = 0;
  }
  sum.more += target;
}

/** Sums up rows by the week that they were made in. */
function sumByWeek(places: TypedFastBitSet, { weeks, targets }: RowsOfKind): Map<number, Sum> {
  const sums = new Map<number, Sum>();
  places.forEach((place) => {
    const week = weeks[place] ?? 0;
    const sum = sums.get(week) ?? { count: 0, target: 0n, more: 0 };
    if (sum.count === 0) sums.set(week, sum);
    sum.count += 1;
    addTarget(sum, targets[place] ?? 0);
  });
  return sums;
}

function sumAll(places: TypedFastBitSet, { targets }: RowsOfKind): Sum {
  const sum = { count: places.size(), target: 0n, more: 0 };
  if (targets.length > 0) places.forEach((place) => addTarget(sum, targets[place] ?? 0));
  return sum;
}

/** Counts what is found of rows of one kind. */
function countKind(rows: RowsOfKind, { words, by }: Wanted): Counted[] {
  const places = rows.words.find(words);
  if (places.isEmpty()) return [];
  const sums = by.includes('week') ? [...sumByWeek(places, rows)] : [[0, sumAll(places, rows)] as const];
  return sums.map(([week, { count, target, more }]) => ({
    kind: Object.fromEntries(
      by.map((column) => [column, column === 'week' ? week : (rows.kind[column] ?? '')]),
    ),
    count: rows.change * count,
    target: BigInt(rows.change) * (target + BigInt(more)),
  }));
}

/**
 * Counts the rows that are found.
 *
 * @param earlier what other rows came to, which these are added to
 */
export function countRows(
  rows: readonly RowsOfKind[],
  wanted: Wanted,
  earlier: readonly Counted[] = [],
): Counted[] {
  const counted = new Map(earlier.map((one) => [JSON.stringify(one.kind), one]));
  const chosen = rows.filter(({ kind }) => isChosen(kind, wanted.choice));
  for (const { kind, count, target } of chosen.flatMap((some) => countKind(some, wanted))) {
    const key = JSON.stringify(kind);
    const before = counted.get(key) ?? { count: 0, target: 0n };
    counted.set(key, { kind, count: before.count + count, target: before.target + target });
  }
  return [...counted.values()];
}
