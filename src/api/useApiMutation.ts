import { useRef, useState } from 'react';
import { requireFields, toApiError, type ApiError } from '@/api/errors';
import { loadClient } from '@/api/loadClient';
import type { ResponseOf, MutationInit, PathWith } from '@/api/types';

type WriteMethod = 'post' | 'put' | 'delete';

export interface ApiMutation<Init, Data> {
  /** Sends once: while a call is in progress, its promise is returned again. Rejects with an {@link ApiError}. */
  send: (init: Init) => Promise<Data>;
  isSending: boolean;
  error: ApiError | undefined;
  /** Forgets the last error. */
  reset: () => void;
  /** Preloads what sending needs, when the user starts on the form. */
  prepare: () => void;
}

interface Progress {
  isSending: boolean;
  error: ApiError | undefined;
}

const IDLE: Progress = { isSending: false, error: undefined };
const SENDING: Progress = { isSending: true, error: undefined };

type Send = (method: WriteMethod, path: string, init: object) => Promise<{ data?: unknown }>;

/**
 * Calls one POST, PUT or DELETE operation of the contract. A double click sends one request. SWR and the client are
 * not loaded with it, because most visitors of a page with a form send nothing.
 *
 * @param fields what the response must contain, or it is an error of kind `malformed`
 */
export function useApiMutation<Method extends WriteMethod, Path extends PathWith<Method>>(
  method: Method,
  path: Path,
  fields: readonly (keyof ResponseOf<Path, Method> & string)[] = [],
): ApiMutation<MutationInit<Path, Method>, ResponseOf<Path, Method>> {
  type Data = ResponseOf<Path, Method>;
  const underWay = useRef<Promise<Data> | null>(null);
  const [progress, setProgress] = useState(IDLE);

  const request = async (init: object): Promise<Data> => {
    const { api, readOrThrow } = await loadClient();
    // openapi-fetch infers its own init type per path, which a generic path cannot satisfy.
    const response = (await readOrThrow((api.request as unknown as Send)(method, path, { ...init }))) as Data;
    requireFields(fields.length > 0 ? response : {}, fields);
    return response;
  };

  const sendOnce = async (init: object): Promise<Data> => {
    setProgress(SENDING);
    try {
      const response = await request(init);
      setProgress(IDLE);
      return response;
    } catch (failure) {
      const error = toApiError(failure);
      setProgress({ isSending: false, error });
      throw error;
    } finally {
      underWay.current = null;
    }
  };

  return {
    send: (init) => (underWay.current ??= sendOnce(init)),
    ...progress,
    reset: () => setProgress(IDLE),
    prepare: () => void loadClient().catch(() => undefined),
  };
}
