import { ruleBroken } from '../http/errors.ts';

/**
 * The value of a filter, matched regardless of case; undefined where the filter is not used.
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
