import useSWR from 'swr';
import { api, readOrThrow } from '@/api/client';
import { requireFields, type ApiError } from '@/api/errors';
import type { AnswerOf, ParametersOf, PathWith } from '@/api/types';

/** How a screen reads from the backend. `data` stays while the same question is asked again. */
export interface ApiQuery<Data> {
  data: Data | undefined;
  error: ApiError | undefined;
  /** The first answer is on its way and there is nothing to show yet. */
  isLoading: boolean;
  /** Any answer is on its way. */
  isValidating: boolean;
  /** Asks again. */
  retry: () => void;
  /** Asks again and hands out the new answer, which the screen shows too. Rejects with an {@link ApiError}. */
  refetch: () => Promise<Data>;
}

type Get = <Path extends PathWith<'get'>>(
  path: Path,
  init: { params: ParametersOf<Path, 'get'> },
) => Promise<{ data?: AnswerOf<Path, 'get'> }>;

/**
 * Reads one GET operation of the contract and keeps it in the SWR cache.
 *
 * @param path the operation's path as the contract writes it, or null to ask nothing yet
 * @param params its parameters by place; empty strings are not sent
 * @param fields what the answer must carry; an answer without them is an error of kind `malformed`
 * @param first what is shown until there is an answer; it is asked for all the same
 */
export function useApiQuery<Path extends PathWith<'get'>>(
  path: Path | null,
  params: ParametersOf<Path, 'get'>,
  fields: readonly (keyof AnswerOf<Path, 'get'> & string)[] = [],
  first?: AnswerOf<Path, 'get'>,
): ApiQuery<AnswerOf<Path, 'get'>> {
  const ask = async () => {
    // openapi-fetch infers its own init type per path, which a generic path cannot satisfy.
    const body = await readOrThrow((api.GET as unknown as Get)(path as Path, { params }));
    // SWR takes undefined for "no answer yet".
    const answer = body ?? ({} as AnswerOf<Path, 'get'>);
    requireFields(answer, fields);
    return answer;
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<AnswerOf<Path, 'get'>, ApiError>(
    path === null ? null : [path, params],
    ask,
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      ...(first !== undefined && { fallbackData: first }),
    },
  );
  const refetch = async () => {
    const answer = await ask();
    await mutate(answer, { revalidate: false });
    return answer;
  };
  return { data, error, isLoading, isValidating, retry: () => void mutate(), refetch };
}
