/** What rows can be chosen and counted by: the value of each column, and the week that they were made in. */
export type Kind = Readonly<Record<string, string | number>>;

/** By column, the values that rows may have. A column that is not named may have any. */
export type ChosenKinds = Readonly<Record<string, readonly string[]>>;

/** Rows of one kind, as a search looks at them. */
export interface RowsOfKind {
  kind: Kind;
  /** -1: these are there no more, and were among others that are told of. */
  times: 1 | -1;
  /** What each row is found by. */
  words: readonly string[];
  /** The target of each row in minor units; empty where rows have none. */
  targets: readonly number[];
}

/** What is to be counted. */
export interface Wanted {
  /** Each of them is a part of what a row is found by; folded as that is. */
  words: readonly string[];
  choice: ChosenKinds;
  /** The columns that tell apart what is counted apart. */
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

/** This is most of what counting takes: with `every` for all words, and a pair for each row, it takes twice as long. */
function matching({ words: rows, targets }: RowsOfKind, [word = '', ...others]: readonly string[]) {
  let count = 0;
  const found: number[] = [];
  for (let row = 0; row < rows.length; row += 1) {
    const text = rows[row] ?? '';
    if (!text.includes(word) || !others.every((other) => text.includes(other))) continue;
    count += 1;
    if (targets.length > 0) found.push(targets[row] ?? 0);
  }
  return { count, target: exactSum(found) };
}

/**
 * Counts the rows that are found.
 *
 * @param earlier what other rows came to, which these are added to
 */
export function countRows(
  rows: readonly RowsOfKind[],
  { words, choice, by }: Wanted,
  earlier: readonly Counted[] = [],
): Counted[] {
  const counted = new Map(earlier.map((one) => [JSON.stringify(one.kind), one]));
  for (const some of rows.filter(({ kind }) => isChosen(kind, choice))) {
    const kind = Object.fromEntries(by.map((column) => [column, some.kind[column] ?? '']));
    const { count, target } = matching(some, words);
    const key = JSON.stringify(kind);
    const before = counted.get(key) ?? { count: 0, target: 0n };
    counted.set(key, {
      kind,
      count: before.count + some.times * count,
      target: before.target + BigInt(some.times) * target,
    });
  }
  return [...counted.values()];
}
