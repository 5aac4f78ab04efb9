import createClient, { type Middleware } from 'openapi-fetch';
import { API_BASE } from '@/api/backendAddress';
import { errorFromResponse } from '@/api/errorFromResponse';
import { takeEarlyResponse } from '@/api/earlyResponse';
import { toApiError } from '@/api/errors';
import type { paths } from '@/api/generated/schema';
import { markUnsent } from '@/api/notSent';
import { endSession, readUserInfo } from '@/api/session';

/** Settings of every call. `timeoutMs`: how long a call may take, in milliseconds, body included. */
export const apiSettings = { timeoutMs: 15_000 };

const LOGIN_PATH = '/api/auth/login';
const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

const SCHEME = 'Bearer ';

/** The token that a request carries, or null. */
const tokenOf = ({ headers }: Request): string | null =>
  headers.get('Authorization')?.slice(SCHEME.length) ?? null;

/** Reads the response whole, so that the time-out covers a body that never ends. */
async function fetchWhole(request: Request): Promise<Response> {
  const response = (await takeEarlyResponse(request, tokenOf(request))) ?? (await globalThis.fetch(request));
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(STATUSES_WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers });
}

/** `fetch` that gives up after {@link apiSettings}.timeoutMs. `globalThis.fetch` is looked up at each call. */
async function fetchInTime(request: Request): Promise<Response> {
  const limit = new AbortController();
  const stopped = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason as DOMException));
  });
  const timeout = new DOMException('The call took too long.', 'TimeoutError');
  const timer = setTimeout(() => limit.abort(timeout), apiSettings.timeoutMs);
  const forward = () => limit.abort(request.signal.reason);
  request.signal.addEventListener('abort', forward);
  if (request.signal.aborted) forward();
  try {
    return await Promise.race([stopped, fetchWhole(new Request(request, { signal: limit.signal }))]);
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', forward);
  }
}

const bearerToken: Middleware = {
  onRequest({ request }) {
    const token = readUserInfo()?.access_token;
    if (token !== undefined) request.headers.set('Authorization', SCHEME + token);
    return request;
  },
};

/** A 401 ends the session unless it is the response to a sign-in. */
const sessionEnd: Middleware = {
  onResponse({ request, response, schemaPath }) {
    if (response.status === 401 && schemaPath !== LOGIN_PATH) endSession(tokenOf(request));
  },
};

/** Every failure leaves the client as a thrown {@link ApiError}. */
const failures: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await errorFromResponse(response);
  },
  onError: ({ error }) => toApiError(error),
};

const createApi = () =>
  createClient<paths>({
    baseUrl: API_BASE,
    fetch: (request) => markUnsent(() => fetchInTime(request)),
    querySerializer: serializeQuery,
  });

/** Omits empty values, so that an unused filter is not sent. */
function serializeQuery(query: Record<string, unknown>): string {
  const used = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(used.map(([key, value]) => [key, String(value)])).toString();
}

interface Places {
  path?: Readonly<Record<string, unknown>>;
  query?: Record<string, unknown>;
}

/** The path of a call below the backend's URL, with its query. */
export function addressOf(path: string, { path: values = {}, query = {} }: Places): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => String(values[name]));
  const sent = serializeQuery(query);
  return sent === '' ? filled : `${filled}?${sent}`;
}

/**
 * The typed client for the contract. A call resolves only on success; see {@link ApiError} for failures. Call it
 * through `readOrThrow`, which also turns an unreadable body into an {@link ApiError}.
 */
export const api = createApi();
// Responses pass through the middleware in reverse order.
api.use(bearerToken, failures, sessionEnd);

/** {@link api} for what is loaded before anyone asks for it: a 401 leaves the session as it is. */
export const prefetchApi = createApi();
prefetchApi.use(bearerToken, failures);

/** The body of a call made with {@link api}. */
export async function readOrThrow<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  try {
    const { data } = await call;
    return data as Data;
  } catch (error) {
    throw toApiError(error);
  }
}
