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
  words: readonly string[];
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

/** Adds as numbers as long as they are exact, which is many times faster than adding big ones. */
function exactSum(numbers: readonly number[]): bigint {
  let sum = 0n;
  let part = 0;
  for (const number of numbers) {
    if (!Number.isSafeInteger(part + number)) {
      sum += BigInt(part);
      part = 0;
    }
    part += number;
  }
  return sum + BigInt(part);
}

const isChosen = (kind: Kind, choice: ChosenKinds) =>
  Object.entries(choice).every(([column, values]) => values.some((value) => value === kind[column]));

/** The places of the rows that have all words. This is most of what counting takes: `every` for all words takes twice as long. */
function placesOf({ words: rows }: RowsOfKind, [word = '', ...others]: readonly string[]): number[] {
  const places: number[] = [];
  for (let place = 0; place < rows.length; place += 1) {
    const text = rows[place] ?? '';
    if (text.includes(word) && others.every((other) => text.includes(other))) places.push(place);
  }
  return places;
}

function byWeek(places: readonly number[], weeks: readonly number[]): Map<number, number[]> {
  const placesOfWeeks = new Map<number, number[]>();
  for (const place of places) {
    const week = weeks[place] ?? 0;
    const ofWeek = placesOfWeeks.get(week);
    if (ofWeek) ofWeek.push(place);
    else placesOfWeeks.set(week, [place]);
  }
  return placesOfWeeks;
}

/** Counts what is found of rows of one kind. */
function countKind(rows: RowsOfKind, { words, by }: Wanted): Counted[] {
  const found = placesOf(rows, words);
  if (found.length === 0) return [];
  const parts = by.includes('week') ? [...byWeek(found, rows.weeks)] : [[0, found] as const];
  return parts.map(([week, places]) => ({
    kind: Object.fromEntries(
      by.map((column) => [column, column === 'week' ? week : (rows.kind[column] ?? '')]),
    ),
    count: rows.change * places.length,
    target:
      BigInt(rows.change) *
      exactSum(rows.targets.length === 0 ? [] : places.map((place) => rows.targets[place] ?? 0)),
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
