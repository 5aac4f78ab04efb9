import { toApiError } from '@/api/errors';

/**
 * A sentence for people about why a call failed: the server's own, or the client's when no answer came. An HTTP status
 * on its own explains nothing, so `fallback` stands in for it.
 */
export function failureSentence(failure: unknown, fallback: string): string {
  const { kind, message, serverMessage } = toApiError(failure);
  return kind === 'http' ? (serverMessage ?? fallback) : message;
}
