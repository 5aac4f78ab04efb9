import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Operation } from './document.ts';
import type { Schemas } from './schemas.ts';

const JSON_TYPE = /^application\/json\b/;

/** What the contract says of all operations at once: a database that does not answer. */
const isSaidOfAll = (status: number, payload: unknown) =>
  status === 503 && (JSON.parse(String(payload)) as { code?: unknown }).code === 'unavailable';

const describe = ({ instancePath, message }: ErrorObject) => `${instancePath || 'body'} ${message ?? ''}`;

/**
 * Prepares the check of what an operation answers, successes and refusals alike. For tests: it costs a second reading
 * of every answer.
 *
 * @returns says what breaks the contract; null when nothing does
 */
export function responseChecker(
  schemas: Schemas,
  { id, responses, opensInTab }: Operation,
): (status: number, contentType: string, payload: unknown) => string | null {
  const validators = new Map<string, ValidateFunction>();
  for (const [status, content] of Object.entries(responses)) {
    const schema = content['application/json'];
    if (schema) validators.set(status, schemas.compile(schema));
  }
  return (status, contentType, payload) => {
    const content = responses[status];
    const [mediaType = ''] = contentType.split(';');
    const isPage = opensInTab && status >= 400 && mediaType === 'text/html';
    if (!content && !isPage && isSaidOfAll(status, payload)) return null;
    if (!content) return `${id} answers ${status}, which the contract does not list.`;
    if (isPage) return null;
    if (Object.keys(content).length > 0 && !(mediaType in content)) {
      return `${id} answers ${status} with ${mediaType || 'no content type'}, which the contract does not list.`;
    }
    const validate = validators.get(String(status));
    if (!validate || !JSON_TYPE.test(contentType)) return null;
    if (validate(JSON.parse(String(payload)))) return null;
    return `${id} answers ${status} with a body that breaks the contract: ${(validate.errors ?? []).map(describe).join('; ')}.`;
  };
}
