/** One thing that is wrong with one field; nested fields are written with slashes (`goals/0`). */
export interface ErrorDetail {
  field: string;
  message: string;
}

/** A refusal in the contract's shape. Handlers throw it; the error handler turns it into the answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly details: ErrorDetail[] | undefined;
  /** Sent along with the answer. */
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param status the HTTP status; the operation's contract must list it
   * @param code lower snake case, for programs
   * @param message a sentence for people; it is sent as it is, so it must carry nothing private
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

/** 400: the request cannot be understood. */
export const malformed = (message: string, details?: ErrorDetail[]) =>
  new HttpError(400, 'malformed', message, details);

/** 401: no token, or one that is not valid. */
export const unauthorized = (message = 'Sign in to do this.') => new HttpError(401, 'unauthorized', message);

/** 403 */
export const forbidden = (message: string, code = 'forbidden') => new HttpError(403, code, message);

/** 404 */
export const notFound = (message: string) => new HttpError(404, 'not_found', message);

/** 409: the message must contain the word "exists", which clients look for. */
export const alreadyExists = (message: string, details?: ErrorDetail[]) =>
  new HttpError(409, 'already_exists', message, details);

/** 422: well formed, but against a rule. */
export const ruleBroken = (message: string, details?: ErrorDetail[], code = 'validation_failed') =>
  new HttpError(422, code, message, details);

const MINUTE = 60;

/** "47 minutes": nobody counts thousands of seconds. */
function waitOf(seconds: number): string {
  if (seconds >= 2 * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

/** 429: it may be tried again in so many seconds. */
export const tooManyRequests = (seconds: number, what = 'Too many attempts.') =>
  new HttpError(429, 'too_many_requests', `${what} Try again in ${waitOf(seconds)}.`, undefined, {
    'Retry-After': String(seconds),
  });

/** 503: more is asked for at this moment than can be done; it may be tried again in so many seconds. */
export const busy = (what: string, seconds: number) =>
  new HttpError(503, 'busy', `${what} Try again in ${waitOf(seconds)}.`, undefined, {
    'Retry-After': String(seconds),
  });

/** 502: the payment provider failed; nothing was charged. */
export const providerFailed = (message: string) => new HttpError(502, 'provider_failed', message);

/** After which a database that was restarted may answer again. */
const RETRY_SECONDS = '10';

/** 503: the database does not answer. */
export const unavailable = () =>
  new HttpError(503, 'unavailable', 'The database is not responding.', undefined, {
    'Retry-After': RETRY_SECONDS,
  });
