import { malformed } from '../http/errors.ts';

/** More than any valid request: a project has three lists of fifty texts. */
const MAX_VALUES = 1000;

function hasMoreThan(most: number, value: unknown): boolean {
  const open = [value];
  let seen = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inner: unknown[] = Object.values(next);
    seen += inner.length;
    if (seen > most) return true;
    open.push(...inner);
  }
  return false;
}

/**
 * Refuses a body with very many values before the cost of validating each and reporting its errors.
 *
 * @param part the name of a form's part; empty for a whole body
 * @throws HttpError 400
 */
export function refuseManyValues(body: unknown, part = ''): void {
  if (!hasMoreThan(MAX_VALUES, body)) return;
  const details = part === '' ? undefined : [{ field: part, message: 'has too many values' }];
  throw malformed('The request has too many values.', details);
}
