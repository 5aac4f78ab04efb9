/** A problem with one field; nested fields are separated by slashes (`goals/0`). */
export interface ErrorDetail {
  field: string;
  message: string;
}

/** An error in the contract's form. Handlers throw it; the error handler sends it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly details: ErrorDetail[] | undefined;
  /** Additional response headers. */
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param status the HTTP status, which the operation's contract must list
   * @param code machine-readable, in lower snake case
   * @param message human-readable, sent as is, so without private data
   */
  constructor(
    status: number,
    code: string,
    message: string,
    details?: ErrorDetail[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** 400: the request is malformed. */
export const malformed = (message: string, details?: ErrorDetail[]) =>
  new HttpError(400, 'malformed', message, details);

/** 401: no token, or an invalid one. */
export const unauthorized = () => new HttpError(401, 'unauthorized', 'Sign in to do this.');

/** 403 */
export const forbidden = (message: string, code = 'forbidden') => new HttpError(403, code, message);

/** 404 */
export const notFound = (message: string) => new HttpError(404, 'not_found', message);

/** 409: the message must contain the word "exists", which clients look for. */
export const alreadyExists = (message: string, details?: ErrorDetail[]) =>
  new HttpError(409, 'already_exists', message, details);

/** 422: well-formed, but fails validation. */
export const validationFailed = (message: string, details?: ErrorDetail[], code = 'validation_failed') =>
  new HttpError(422, code, message, details);

const MINUTE = 60;

/** Formats a wait in seconds or minutes. */
function waitOf(seconds: number): string {
  if (seconds >= 2 * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

/** 429: retry after this many seconds. */
export const tooManyRequests = (seconds: number, what = 'Too many attempts.') =>
  new HttpError(429, 'too_many_requests', `${what} Try again in ${waitOf(seconds)}.`, undefined, {
    'Retry-After': String(seconds),
  });

/** 503: overloaded; retry after this many seconds. */
export const busy = (what: string, seconds: number) =>
  new HttpError(503, 'busy', `${what} Try again in ${waitOf(seconds)}.`, undefined, {
    'Retry-After': String(seconds),
  });

/** 502: the payment provider failed; nothing was charged. */
export const providerFailed = (message: string) => new HttpError(502, 'provider_failed', message);

/** In seconds; a restarting database may be back by then. */
const RETRY_SECONDS = '10';

/** 503: the database is not responding. */
export const unavailable = () =>
  new HttpError(503, 'unavailable', 'The database is not responding.', undefined, {
    'Retry-After': RETRY_SECONDS,
  });
