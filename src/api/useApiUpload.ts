import { useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import type { ResponseOf, PathWithForm, UploadInit } from '@/api/types';
import { sendUpload, type FormFiles, type UploadProgress } from '@/api/upload';

type UploadMethod = 'post' | 'put';

export interface ApiUpload<Init, Data> {
  /** Sends once: while an upload is in progress, its promise is returned again. Rejects with an {@link ApiError}. */
  send: (init: Init) => Promise<Data>;
  /** Undefined before the first bytes are sent and when no upload is in progress. */
  progress: UploadProgress | undefined;
  error: ApiError | undefined;
  /** Cancels the upload: `send` rejects with an error of kind `aborted`. */
  abort: () => void;
  /** Forgets the last error. */
  reset: () => void;
}

interface AnyInit {
  params?: {
    path?: Readonly<Record<string, string | number>>;
    header?: Readonly<Record<string, string>>;
  };
  payload: unknown;
  files?: FormFiles;
}

interface UploadState {
  progress: UploadProgress | undefined;
  error: ApiError | undefined;
}

const IDLE: UploadState = { progress: undefined, error: undefined };

function fillIn(path: string, { params }: AnyInit): string {
  return path.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(String(params?.path?.[name])),
  );
}

/**
 * Calls one operation of the contract that takes files, and reports progress. A double click sends one request.
 * Leaving the screen cancels the upload.
 *
 * `payload` is sent as JSON. `files` are named by the contract's parts: a part that may be repeated takes a list, and
 * numbered parts come from `numberedParts`. See `uploadSettings` for the time-out.
 *
 * The response may lack any field, because another backend may return only a message, or nothing.
 */
export function useApiUpload<Method extends UploadMethod, Path extends PathWithForm<Method>>(
  method: Method,
  path: Path,
): ApiUpload<UploadInit<Path, Method>, Partial<ResponseOf<Path, Method>> | undefined> {
  type Data = Partial<ResponseOf<Path, Method>> | undefined;
  const [state, setState] = useState(IDLE);
  const underWay = useRef<{ promise: Promise<Data>; controller: AbortController } | null>(null);
  const abort = () => underWay.current?.controller.abort();
  useEffect(() => () => underWay.current?.controller.abort(), []);

  const start = async (init: AnyInit, { signal }: AbortController): Promise<Data> => {
    setState(IDLE);
    try {
      const onProgress = (progress: UploadProgress) => setState((before) => ({ ...before, progress }));
      const { payload, files = {}, params } = init;
      const response = await sendUpload({
        method,
        path: fillIn(path, init),
        payload,
        files,
        headers: params?.header ?? {},
        onProgress,
        signal,
      });
      setState(IDLE);
      return response as Data;
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
