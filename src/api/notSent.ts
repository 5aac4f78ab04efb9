import { ApiError, toApiError } from '@/api/errors';

/** The client also runs where there is no browser to ask. */
const isWithoutNetwork = () =>
  (globalThis as { navigator?: Pick<Navigator, 'onLine'> }).navigator?.onLine === false;

/**
 * Sends, and marks the failure of what has not left, as far as the browser knows: it knew of no network when it was asked to send, and
 * still knew of none when that failed. It is sent all the same, since a browser may be wrong about it.
 *
 * @throws ApiError
 */
export async function tellWhatNeverLeft<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const wasWithoutNetwork = isWithoutNetwork();
  try {
    return await send();
  } catch (failure) {
    const error = toApiError(failure);
    if (error.kind !== 'offline' || !wasWithoutNetwork || !isWithoutNetwork()) throw error;
    throw new ApiError('offline', { notSent: true, cause: failure });
  }
}
