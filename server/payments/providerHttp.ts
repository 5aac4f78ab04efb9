import { setTimeout as pause } from 'node:timers/promises';
import { Ajv, type JSONSchemaType } from 'ajv';
import { ProviderError } from './provider.ts';

const TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 500;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** A call to a provider, which treats a second identical call as the first. */
export interface ProviderCall {
  method: 'GET' | 'POST';
  /** Appears in error messages without its query, so it must hold no personal data before that. */
  path: string;
  /** An object is sent as JSON; a string as it is, as JSON unless the headers say otherwise. */
  body?: object | string;
  headers?: Readonly<Record<string, string>>;
}

/** A provider's response: a success or a refusal. `json` is undefined when the body is empty, and for a refusal without JSON. */
export interface ProviderResponse {
  status: number;
  json: unknown;
}

export interface ProviderHttpOptions {
  /** The provider's name in error messages. */
  name: string;
  /** The provider's origin, without a trailing slash. */
  baseUrl: string;
  /** Ends a call that takes too long; for tests. By default after ten seconds. */
  deadline?: () => AbortSignal;
  retryDelayMs?: number;
}

export type ProviderHttp = (call: ProviderCall) => Promise<ProviderResponse>;

interface RawResponse {
  status: number;
  text: string;
}

/** Why a `fetch` failed, without the error's message, which may repeat a header, and so a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.name === 'TimeoutError') return 'no response in time';
  const cause: unknown = error.cause;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'connection failed';
}

function parse({ text, status }: RawResponse, described: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (status >= 400) return undefined;
    throw new ProviderError(`${described} did not return JSON.`);
  }
}

/**
 * Creates a client of one provider. Each call has a time limit, and is repeated once after a time-out, a failed connection, 429 or 5xx.
 * Refusals (other 4xx) are returned, because their meaning depends on the call.
 *
 * @throws ProviderError from each call that got no usable response; its message holds no key, token or personal data
 */
export function createProviderHttp({
  name,
  baseUrl,
  deadline = () => AbortSignal.timeout(TIMEOUT_MS),
  retryDelayMs = RETRY_DELAY_MS,
}: ProviderHttpOptions): ProviderHttp {
  async function send(call: ProviderCall, described: string): Promise<RawResponse> {
    try {
      const response = await fetch(`${baseUrl}${call.path}`, {
        method: call.method,
        headers: {
          accept: 'application/json',
          ...(call.body !== undefined && { 'content-type': 'application/json' }),
          ...call.headers,
        },
        ...(call.body !== undefined && {
          body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body),
        }),
        // A redirect would take the key to another address.
        redirect: 'error',
        signal: deadline(),
      });
      const text = await response.text();
      if (response.status !== TOO_MANY_REQUESTS && response.status < SERVER_ERROR)
        return { status: response.status, text };
      throw new ProviderError(`${described} failed with ${response.status}.`);
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError(`${described} failed: ${reasonOf(error)}.`);
    }
  }

  return async (call) => {
    const described = `${name} ${call.method} ${call.path.replace(/\?.*$/s, '')}`;
    const response = await send(call, described).catch(async () => {
      await pause(retryDelayMs);
      return send(call, described);
    });
    return { status: response.status, json: parse(response, described) };
  };
}

const ajv = new Ajv({ strict: true });

/**
 * Makes a reader that checks a response before it is used. The schema names only the fields that we read. An optional field is
 * `nullable` there, so it may be null, too.
 *
 * @param what the response in error messages, such as `PayPal's order`
 */
export function createReader<T>(what: string, schema: JSONSchemaType<T>): (json: unknown) => T {
  const matches = ajv.compile<T>(schema);
  return (json) => {
    if (matches(json)) return json;
    const { instancePath = '', message = '' } = matches.errors?.[0] ?? {};
    throw new ProviderError(`${what} has an unexpected form: ${instancePath || 'it'} ${message}.`);
  };
}
