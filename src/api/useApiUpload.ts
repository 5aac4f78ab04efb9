import { useEffect, useRef, useState } from 'react';
import { requireFields, toApiError, type ApiError } from '@/api/errors';
import type { AnswerOf, PathWithForm, UploadInit } from '@/api/types';
import { sendUpload, type FormFiles, type UploadProgress } from '@/api/upload';

type UploadMethod = 'post' | 'put';

/** How a form with files is written to the backend. */
export interface ApiUpload<Init, Data> {
  /** Sends once; while an upload is under way it is handed out again. Rejects with an {@link ApiError}. */
  send: (init: Init) => Promise<Data>;
  isSending: boolean;
  /** How far it has come; undefined before the first bytes have left and when nothing is under way. */
  progress: UploadProgress | undefined;
  error: ApiError | undefined;
  /** Stops what is under way: `send` rejects with an error of kind `aborted`. */
  abort: () => void;
  /** Forgets the last error. */
  reset: () => void;
}

/** What every upload is sent with, whatever its operation. */
interface AnyInit {
  params?: {
    path?: Readonly<Record<string, string | number>>;
    header?: Readonly<Record<string, string>>;
  };
  payload: unknown;
  files?: FormFiles;
}

interface UploadState {
  isSending: boolean;
  progress: UploadProgress | undefined;
  error: ApiError | undefined;
}

const IDLE: UploadState = { isSending: false, progress: undefined, error: undefined };

function fillIn(path: string, { params }: AnyInit): string {
  return path.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(String(params?.path?.[name])),
  );
}

/**
 * Writes one operation of the contract that takes files, and tells how far it has come. A double click sends one
 * request. Leaving the screen stops the upload.
 *
 * `payload` goes as JSON. `files` are named by the contract's parts: a part that may be repeated takes a list, and
 * numbered parts come from `numberedParts`. See `uploadSettings` for when it is given up.
 *
 * @param method the operation's method
 * @param path the operation's path as the contract writes it
 * @param fields what the answer must carry; an answer without them is an error of kind `malformed`
 */
export function useApiUpload<Method extends UploadMethod, Path extends PathWithForm<Method>>(
  method: Method,
  path: Path,
  fields: readonly (keyof AnswerOf<Path, Method> & string)[] = [],
): ApiUpload<UploadInit<Path, Method>, AnswerOf<Path, Method>> {
  type Data = AnswerOf<Path, Method>;
  const [state, setState] = useState(IDLE);
  const underWay = useRef<{ promise: Promise<Data>; controller: AbortController } | null>(null);
  const abort = () => underWay.current?.controller.abort();
  useEffect(() => () => underWay.current?.controller.abort(), []);

  const start = async (init: AnyInit, { signal }: AbortController): Promise<Data> => {
    setState({ ...IDLE, isSending: true });
    try {
      const onProgress = (progress: UploadProgress) => setState((before) => ({ ...before, progress }));
      const { payload, files = {}, params } = init;
      const answer = await sendUpload({
        method,
        path: fillIn(path, init),
        payload,
        files,
        headers: params?.header ?? {},
        onProgress,
        signal,
      });
      requireFields(fields.length > 0 ? answer : {}, fields);
      setState(IDLE);
      return answer as Data;
    } catch (failure) {
      const error = toApiError(failure);
      setState({ ...IDLE, error });
      throw error;
    } finally {
      underWay.current = null;
    }
  };

  const send = (init: UploadInit<Path, Method>): Promise<Data> => {
    if (underWay.current === null) {
      const controller = new AbortController();
      underWay.current = { controller, promise: start(init, controller) };
    }
    return underWay.current.promise;
  };
  const reset = () => setState((before) => ({ ...before, error: undefined }));
  return { ...state, send, abort, reset };
}
