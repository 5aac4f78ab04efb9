/** What went wrong with a call, as far as a screen has to tell cases apart. */
export type ApiErrorKind = 'http' | 'timeout' | 'offline' | 'aborted' | 'malformed';

/** One wrong field, as the backend names it. */
export interface ApiErrorDetail {
  field: string;
  message: string;
}

interface ApiErrorInit {
  /** HTTP status; only with kind `http` and, where there was one, `malformed`. */
  status?: number;
  /** The backend's word for programs, such as `validation_failed`. */
  code?: string;
  /** The backend's sentence for people, where it sent one; when to come back is said in ours. */
  serverMessage?: string;
  details?: readonly ApiErrorDetail[];
  retryAfterSeconds?: number;
  /** As far as the browser knows, nothing of the request has left it. */
  notSent?: boolean;
  cause?: unknown;
}

const SENTENCES: Record<ApiErrorKind, string> = {
  http: 'Something went wrong on the server.',
  timeout: 'The server took too long to answer.',
  offline: 'We could not reach the server. Check your connection.',
  aborted: 'The request was stopped.',
  malformed: 'The server sent a response that we could not read.',
};

/**
 * The one error that any failed call ends in. `message` is fit to be shown: the server's own sentence where it sent
 * one, else a sentence for the kind of failure.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly details: readonly ApiErrorDetail[];
  /** How long to wait before another try, where the backend said. */
  readonly retryAfterSeconds: number | undefined;
  /** As far as the browser knows, nothing of the request has left it. */
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

/** Throws a `malformed` {@link ApiError} unless `body` is an object that carries each of `fields`. */
export function requireFields(body: unknown, fields: readonly string[]): void {
  const present = typeof body === 'object' && body !== null && fields.every((field) => field in body);
  if (!present) throw new ApiError('malformed');
}
