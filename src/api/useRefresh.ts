import { mutate as mutateShared, useSWRConfig } from 'swr';
import type { AnswerOf, PathWith } from '@/api/types';

/**
 * Brings what was read up to date after something was written. What is on the screen is asked for again; the rest when
 * it is next shown. It resolves when the new answers are there, or have failed.
 *
 * @param path the path of the operations that read, as the contract writes it, whatever their parameters
 * @param edit changes every answer that is kept, so that nobody waits for what is known already; undefined forgets it
 */
export type Refresh = <Path extends PathWith<'get'>>(
  path: Path,
  edit?: (answer: AnswerOf<Path, 'get'>) => AnswerOf<Path, 'get'> | undefined,
) => Promise<void>;

/**
 * How a screen tells others of what it has written. The administration keeps its answers apart from those of the public
 * pages, and both are told.
 */
export function useRefresh(): Refresh {
  const { mutate } = useSWRConfig();
  return async (path, edit) => {
    const isAnswerOfPath = (key: unknown) => Array.isArray(key) && key[0] === path;
    type Answer = Parameters<NonNullable<typeof edit>>[0];
    const change = edit && ((answer?: Answer) => (answer === undefined ? undefined : edit(answer)));
    const caches = mutate === mutateShared ? [mutate] : [mutate, mutateShared];
    await Promise.all(
      caches.map(async (tell) => {
        try {
          await (change ? tell(isAnswerOfPath, change) : tell(isAnswerOfPath));
        } catch {
          // The cache has gone with its screen, as after a sign-out: there is nothing left to bring up to date.
        }
      }),
    );
  };
}
