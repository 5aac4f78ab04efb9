import { ApiError, toApiError } from '@/api/errors';

/** There is no `navigator.onLine` outside a browser, where the client also runs. */
const isWithoutNetwork = () =>
  (globalThis as { navigator?: Pick<Navigator, 'onLine'> }).navigator?.onLine === false;

/**
 * Marks a failure as not sent when the browser was offline both before and after the call. The call is made anyway,
 * because browsers may be wrong about being offline.
 *
 * @throws ApiError
 */
export async function markUnsent<Result>(send: () => Promise<Result>): Promise<Result> {
  const wasWithoutNetwork = isWithoutNetwork();
  try {
    return await send();
  } catch (failure) {
    const error = toApiError(failure);
    if (error.kind !== 'offline' || !wasWithoutNetwork || !isWithoutNetwork()) throw error;
    throw new ApiError('offline', { notSent: true, cause: failure });
  }
}
