import { sql, type RawBuilder } from 'kysely';
import { ruleBroken } from '../http/errors.ts';
import type { ChosenKinds } from './searchedRows.ts';

/**
 * The value of a filter, found without regard to case; undefined where the filter is not used.
 *
 * @param field the name of the query parameter, for the refusal
 * @throws HttpError 422 for a value that is not among the choices
 */
export function readChoice<Choice extends string>(
  field: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const text = value?.trim().toLowerCase();
  if (!text) return undefined;
  const found = choices.find((choice) => choice.toLowerCase() === text);
  if (found) return found;
  throw ruleBroken(`There is no such ${field.replaceAll('_', ' ')}.`, [
    { field, message: `must be one of: ${choices.join(', ')}` },
  ]);
}

/** One value for each column; a column without one does not narrow. */
export function choiceOf(values: Readonly<Record<string, string | undefined>>): ChosenKinds {
  return Object.fromEntries(
    Object.entries(values).flatMap(([column, value]) => (value === undefined ? [] : [[column, [value]]])),
  );
}

/** The condition that a row, or the row of a tally, is of a chosen kind. */
export function isOfKind(choice: ChosenKinds): RawBuilder<boolean> {
  const conditions = Object.entries(choice).map(([column, values]) =>
    values.length === 0 ? sql`false` : sql`${sql.ref(column)} in (${sql.join(values)})`,
  );
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}
