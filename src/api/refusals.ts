import type { ApiError } from '@/api/errors';

/** Normalises `body/payload/goals/0`, `goals` and `goals[2]` to one name, because backends differ. */
const nameIn = (place: string) =>
  place.replace(/^[/.]?(?:body[/.])?(?:payload[/.])?/, '').split(/[/.[]/)[0] ?? '';

/**
 * Assigns the details of a refusal to the fields of a form; a field gets the first one about it.
 *
 * @param fields the form's field for each name of the contract
 * @returns `isPlaced` when every detail found its field, so that nothing is left to say about the whole form
 */
export function sortRefusal<Field extends string>(
  { details }: ApiError,
  fields: Readonly<Record<string, Field>>,
): { messages: Partial<Record<Field, string>>; isPlaced: boolean } {
  const messages: Partial<Record<Field, string>> = {};
  const places = details.map(({ field, message }) => ({ field: fields[nameIn(field)], message }));
  for (const { field, message } of places) if (field !== undefined) messages[field] ??= message;
  return { messages, isPlaced: places.length > 0 && places.every(({ field }) => field !== undefined) };
}
