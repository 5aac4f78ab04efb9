import { validationFailed } from '../http/errors.ts';

/**
 * Parses a filter value, ignoring case; undefined when the filter is not used.
 *
 * @param field the query parameter's name, for the error
 * @throws HttpError 422 for an unknown value
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
  throw validationFailed(`There is no such ${field.replaceAll('_', ' ')}.`, [
    { field, message: `must be one of: ${choices.join(', ')}` },
  ]);
}
