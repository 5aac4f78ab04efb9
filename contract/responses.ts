import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Operation } from './document.ts';
import type { Schemas } from './schemas.ts';

const JSON_TYPE = 'application/json';

/** A response as sent over the wire. */
export interface SentResponse {
  status: number;
  /** Empty if there is none. */
  contentType: string;
  hasHeader: (name: string) => boolean;
  /** Text; any other content is only checked for presence. */
  payload: unknown;
}

/** Every operation can return this, so the contract describes it once, in its introduction. */
const isUnavailable = ({ status, payload }: SentResponse) =>
  status === 503 &&
  ['unavailable', 'storage_full'].includes((JSON.parse(String(payload)) as { code: string }).code);

const describe = ({ instancePath, message }: ErrorObject) => `${instancePath || 'body'} ${message ?? ''}`;

/**
 * Prepares the check of an operation's responses, successes and errors alike. For tests.
 *
 * @returns a function that says how a response breaks the contract; null if it does not
 */
export function responseChecker(
  schemas: Schemas,
  { id, responses, responseHeaders, opensInTab }: Operation,
): (response: SentResponse) => string | null {
  const validators = new Map<string, ValidateFunction>();
  for (const [status, content] of Object.entries(responses)) {
    const schema = content[JSON_TYPE];
    if (schema) validators.set(status, schemas.compile(schema));
  }
  return (response) => {
    const { status, contentType, hasHeader, payload } = response;
    const content = responses[status];
    const [mediaType = ''] = contentType.split(';');
    const isPage = opensInTab && status >= 400 && mediaType === 'text/html';
    if (!content && !isPage && isUnavailable(response)) return null;
    if (!content) return `${id} returned ${status}, which the contract does not list.`;
    if (isPage) return null;
    const missing = responseHeaders[status]?.find((name) => !hasHeader(name));
    if (missing !== undefined) return `${id} returned ${status} without the header ${missing}.`;
    if (Object.keys(content).length === 0) return payload ? `${id} returned ${status} with a body.` : null;
    if (!(mediaType in content)) {
      return `${id} returned ${status} with ${mediaType || 'no content type'}, which the contract does not list.`;
    }
    const validate = validators.get(String(status));
    if (!validate || mediaType !== JSON_TYPE) return null;
    if (validate(JSON.parse(String(payload)))) return null;
    return `${id} returned ${status} with a body that breaks the contract: ${(validate.errors ?? []).map(describe).join('; ')}.`;
  };
}
