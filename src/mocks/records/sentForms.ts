import { db } from '@/mocks/db';
import { readRequestBody } from '@/mocks/requestBody';

type KeyedForm = 'applyAsVolunteer' | 'addProjectPhotos';

/** A form with an `Idempotency-Key`, reduced to what identifies it. */
export interface SentForm {
  /** Undefined for a form without a key, which is always new. */
  name: string | undefined;
  /** Fields and files; a file's name and size represent its content. */
  content: string;
}

/** Reads what identifies a form. The captcha token is left out, because each request has a new one. */
export async function sentFormOf(operation: KeyedForm, request: Request): Promise<SentForm> {
  const key = request.headers.get('Idempotency-Key');
  const { value, files } = await readRequestBody(request.clone());
  const { captcha_token: _token, ...payload } = (value as { payload: Record<string, unknown> }).payload;
  const contents = files.map(({ part, file: { name, size } }) => [part, name, size]);
  return {
    name: key === null ? undefined : `${operation} ${key}`,
    content: JSON.stringify([new URL(request.url).pathname, payload, contents]),
  };
}

/**
 * The ids of the rows that a form created earlier; empty for a new form, null if its key was used with a different
 * body.
 */
export function madeBy({ name, content }: SentForm): readonly number[] | null {
  const earlier = name === undefined ? undefined : db.tables.sentForms[name];
  if (!earlier) return [];
  return earlier.content === content ? earlier.ids : null;
}

/** Records which rows a form created. */
export function noteSent({ name, content }: SentForm, ids: number[]): void {
  if (name !== undefined) db.tables.sentForms[name] = { content, ids };
}
