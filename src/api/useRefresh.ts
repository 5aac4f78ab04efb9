import { mutate as mutateShared, useSWRConfig } from 'swr';
import type { ResponseOf, PathWith } from '@/api/types';

/**
 * Refreshes cached responses after a write: those on the screen at once, the others when they are next shown. Resolves
 * when the new responses have arrived or failed.
 *
 * @param path the path of the operations to refresh, whatever their parameters
 * @param edit changes every cached response, so that known changes show at once; undefined drops it
 */
export type Refresh = <Path extends PathWith<'get'>>(
  path: Path,
  edit?: (response: ResponseOf<Path, 'get'>) => ResponseOf<Path, 'get'> | undefined,
) => Promise<void>;

/** Refreshes both caches: the admin area keeps its responses separate from those of the public pages. */
export function useRefresh(): Refresh {
  const { mutate } = useSWRConfig();
  return async (path, edit) => {
    const isResponseOfPath = (key: unknown) => Array.isArray(key) && key[0] === path;
    type Result = Parameters<NonNullable<typeof edit>>[0];
    const change = edit && ((response?: Result) => (response === undefined ? undefined : edit(response)));
    const caches = mutate === mutateShared ? [mutate] : [mutate, mutateShared];
    await Promise.all(
      caches.map(async (tell) => {
        try {
          await (change ? tell(isResponseOfPath, change) : tell(isResponseOfPath));
        } catch {
          // The cache was removed with its screen, as after signing out.
        }
      }),
    );
  };
}
