/** The kinds of failure that a screen tells apart. */
export type ApiErrorKind = 'http' | 'timeout' | 'offline' | 'aborted' | 'malformed';

export interface ApiErrorDetail {
  field: string;
  message: string;
}

interface ApiErrorInit {
  /** HTTP status; only with kind `http` and, where there was one, `malformed`. */
  status?: number;
  /** The backend's machine-readable code, such as `validation_failed`. */
  code?: string;
  /** The backend's message, if any; for a 429 with a wait it is our own. */
  serverMessage?: string;
  details?: readonly ApiErrorDetail[];
  retryAfterSeconds?: number;
  /** True when, as far as the browser knows, no part of the request was sent. */
  notSent?: boolean;
  cause?: unknown;
}

const SENTENCES: Record<ApiErrorKind, string> = {
  http: 'Something went wrong on the server.',
  timeout: 'The server took too long to respond.',
  offline: 'We could not reach the server. Check your connection.',
  aborted: 'The request was stopped.',
  malformed: 'The server sent a response that we could not read.',
};

/**
 * The error that every failed call ends in. `message` can be shown to users: the server's own, or one for the kind of
 * failure.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly details: readonly ApiErrorDetail[];
  /** How long to wait before trying again, if the backend said so. */
  readonly retryAfterSeconds: number | undefined;
  /** True when, as far as the browser knows, no part of the request was sent. */
  readonly notSent: boolean | undefined;

  constructor(kind: ApiErrorKind, init: ApiErrorInit = {}) {
    super(init.serverMessage ?? SENTENCES[kind], { cause: init.cause });
    this.kind = kind;
    this.status = init.status;
    this.code = init.code;
    this.serverMessage = init.serverMessage;
    this.details = init.details ?? [];
    this.retryAfterSeconds = init.retryAfterSeconds;
    this.notSent = init.notSent;
  }
}

/** The request was sent, but without a readable response we cannot tell whether it arrived. */
export const outcomeUnknown = ({ kind, notSent }: ApiError): boolean =>
  kind !== 'http' && kind !== 'aborted' && !notSent;

/** Turns whatever a call threw (time-out, no network, abort, unreadable body) into an {@link ApiError}. */
export function toApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : '';
  if (name === 'TimeoutError') return new ApiError('timeout', { cause: failure });
  if (name === 'AbortError') return new ApiError('aborted', { cause: failure });
  if (name === 'SyntaxError') return new ApiError('malformed', { cause: failure });
  return new ApiError('offline', { cause: failure });
}

/** Throws a `malformed` {@link ApiError} unless `body` is an object with each of `fields`. */
export function requireFields(body: unknown, fields: readonly string[]): void {
  const present = typeof body === 'object' && body !== null && fields.every((field) => field in body);
  if (!present) throw new ApiError('malformed');
}
