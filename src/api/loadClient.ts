import { ApiError } from '@/api/errors';

/**
 * The client, as a script of its own: a page that only might send something does not load it. After a failure the next
 * call tries again.
 *
 * @throws ApiError: without the client nothing is sent
 */
export const loadClient = () =>
  import('@/api/client').catch((cause: unknown) => {
    throw new ApiError('offline', { notSent: true, cause });
  });
