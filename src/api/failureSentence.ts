import { toApiError } from '@/api/errors';

/**
 * Says why a call failed, in the server's words or the client's. `fallback` replaces a bare HTTP status, which
 * explains nothing.
 */
export function failureSentence(failure: unknown, fallback: string): string {
  const { kind, message, serverMessage } = toApiError(failure);
  return kind === 'http' ? (serverMessage ?? fallback) : message;
}
