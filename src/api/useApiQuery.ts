import { useEffect } from 'react';
import useSWR, { mutate, SWRConfig, unstable_serialize } from 'swr';
import { addressOf, api, prefetchApi, readOrThrow } from '@/api/client';
import { useEmbeddedResponse } from '@/api/embeddedResponse';
import { requireFields, type ApiError } from '@/api/errors';
import type { ResponseOf, ParametersOf, PathWith } from '@/api/types';

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
) => Promise<{ data?: ResponseOf<Path, 'get'> }>;

async function ask<Path extends PathWith<'get'>>(
  path: Path,
  params: ParametersOf<Path, 'get'>,
  fields: readonly (keyof ResponseOf<Path, 'get'> & string)[],
  client = api,
): Promise<ResponseOf<Path, 'get'>> {
  // openapi-fetch infers its own init type per path, which a generic path cannot satisfy.
  const body = await readOrThrow((client.GET as unknown as Get)(path, { params }));
  // SWR takes undefined for "no response yet".
  const response = body ?? ({} as ResponseOf<Path, 'get'>);
  requireFields(response, fields);
  return response;
}

/**
 * Puts a response into the cache before {@link useApiQuery} asks for it. One that is already there stays: the page shows and revalidates it. A
 * failure changes nothing.
 */
export function prefetchQuery<Path extends PathWith<'get'>>(
  path: Path,
  params: ParametersOf<Path, 'get'>,
  fields: readonly (keyof ResponseOf<Path, 'get'> & string)[],
): void {
  const key = [path, params];
  if (SWRConfig.defaultValue.cache.get(unstable_serialize(key))?.data !== undefined) return;
  // Given a promise, SWR would discard a response that the page gets in the meantime.
  ask(path, params, fields, prefetchApi)
    .then((response) => mutate(key, (known) => known ?? response, { revalidate: false }))
    .catch(() => undefined);
}

/**
 * Calls one GET operation of the contract and keeps the response in the SWR cache. A response that is embedded in the
 * document takes the place of the first call.
 *
 * @param path the operation's path, or null to wait
 * @param params its parameters by place; empty strings are not sent
 * @param fields what the response must contain, or it is an error of kind `malformed`
 */
export function useApiQuery<Path extends PathWith<'get'>>(
  path: Path | null,
  params: ParametersOf<Path, 'get'>,
  fields: readonly (keyof ResponseOf<Path, 'get'> & string)[] = [],
): ApiQuery<ResponseOf<Path, 'get'>> {
  const embedded = useEmbeddedResponse(path === null ? null : addressOf(path, params)) as
    | ResponseOf<Path, 'get'>
    | undefined;
  const askNow = () => ask(path as Path, params, fields);
  const {
    data,
    error,
    isLoading,
    isValidating,
    mutate: change,
  } = useSWR<ResponseOf<Path, 'get'>, ApiError>(path === null ? null : [path, params], askNow, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    ...(embedded !== undefined && { fallbackData: embedded, revalidateIfStale: false }),
  });
  // Cached, so that it is shown when the visitor returns.
  useEffect(() => {
    if (embedded !== undefined) void change(embedded, { revalidate: false });
  }, [embedded, change]);
  const refetch = async () => {
    const response = await askNow();
    await change(response, { revalidate: false });
    return response;
  };
  return { data, error, isLoading, isValidating, retry: () => void change(), refetch };
}
