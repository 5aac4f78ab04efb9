import useSWR from 'swr';
import { api, readOrThrow } from '@/api/client';
import { requireFields, type ApiError } from '@/api/errors';
import type { AnswerOf, ParametersOf, PathWith } from '@/api/types';

/** The state of a query. `data` stays while the same request is repeated. */
export interface ApiQuery<Data> {
  data: Data | undefined;
  error: ApiError | undefined;
  /** The first request is in progress and there is nothing to show yet. */
  isLoading: boolean;
  /** Any request is in progress. */
  isValidating: boolean;
  retry: () => void;
  /**
   * Repeats the request and resolves with the new data, which the screen shows too. Rejects with an {@link ApiError}.
   */
  refetch: () => Promise<Data>;
}

type Get = <Path extends PathWith<'get'>>(
  path: Path,
  init: { params: ParametersOf<Path, 'get'> },
) => Promise<{ data?: AnswerOf<Path, 'get'> }>;

/**
 * Calls one GET operation of the contract and keeps the response in the SWR cache.
 *
 * @param path the operation's path, or null to wait
 * @param params its parameters by place; empty strings are not sent
 * @param fields what the response must contain, or it is an error of kind `malformed`
 * @param first shown until there is a response; the request is made anyway
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
    // SWR takes undefined for "no response yet".
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
