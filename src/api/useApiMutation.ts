import { useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { api, readOrThrow, requireFields } from '@/api/client';
import type { ApiError } from '@/api/errors';
import type { AnswerOf, MutationInit, PathWith } from '@/api/types';

type WriteMethod = 'post' | 'put' | 'delete';

/** How a form or a button writes to the backend. */
export interface ApiMutation<Init, Data> {
  /** Sends once; while a call is under way the same call is handed out again. Rejects with an {@link ApiError}. */
  send: (init: Init) => Promise<Data>;
  isSending: boolean;
  error: ApiError | undefined;
  /** Forgets the last error. */
  reset: () => void;
}

type Send = (method: WriteMethod, path: string, init: object) => Promise<{ data?: unknown }>;

/**
 * Writes one POST, PUT or DELETE operation of the contract. A double click sends one request.
 *
 * @param method the operation's method
 * @param path the operation's path as the contract writes it
 * @param fields what the answer must carry; an answer without them is an error of kind `malformed`
 */
export function useApiMutation<Method extends WriteMethod, Path extends PathWith<Method>>(
  method: Method,
  path: Path,
  fields: readonly (keyof AnswerOf<Path, Method> & string)[] = [],
): ApiMutation<MutationInit<Path, Method>, AnswerOf<Path, Method>> {
  type Data = AnswerOf<Path, Method>;
  type Init = MutationInit<Path, Method>;
  const underWay = useRef<Promise<Data> | null>(null);
  const { trigger, isMutating, error, reset } = useSWRMutation<Data, ApiError, [Method, Path], Init>(
    [method, path],
    async (_key, { arg }) => {
      // openapi-fetch infers its own init type per path, which a generic path cannot satisfy.
      const answer = (await readOrThrow((api.request as unknown as Send)(method, path, { ...arg }))) as Data;
      requireFields(fields.length > 0 ? answer : {}, fields);
      return answer;
    },
  );

  const send = (init: Init): Promise<Data> => {
    underWay.current ??= (trigger as (arg: Init) => Promise<Data>)(init).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  return { send, isSending: isMutating, error, reset };
}
