import type { ApiError } from '@/api/errors';

/** The backend's sentence, else what is known of the failure, else `fallback`. */
export function reasonOf({ kind, serverMessage, message }: ApiError, fallback: string): string {
  return serverMessage ?? (kind === 'http' ? fallback : message || fallback);
}
