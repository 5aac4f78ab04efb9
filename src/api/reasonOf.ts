import { toApiError } from '@/api/errors';

/**
 * Why a call failed, in words for a person: the server's own sentence, or the client's for a failure on the way. A bare
 * status says nothing to anybody; `unknown` stands for it.
 */
export function reasonOf(failure: unknown, unknown: string): string {
  const { kind, message, serverMessage } = toApiError(failure);
  return kind === 'http' ? (serverMessage ?? unknown) : message;
}
