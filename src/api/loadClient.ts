import { ApiError } from '@/api/errors';

/**
 * Loads the client as a separate script, so that a page that only might send something does not load it. A failed load
 * is tried again on the next call.
 *
 * @throws ApiError when the client cannot be loaded
 */
export const loadClient = () =>
  import('@/api/client').catch((cause: unknown) => {
    throw new ApiError('offline', { notSent: true, cause });
  });
