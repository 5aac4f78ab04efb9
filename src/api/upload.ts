import { API_BASE } from '@/api/backendAddress';
import { errorFromResponse } from '@/api/errorFromResponse';
import { ApiError } from '@/api/errors';
import { markUnsent } from '@/api/notSent';
import { endSession, readUserInfo } from '@/api/session';

/**
 * Settings of every upload. `silenceMs`: how long an upload may make no progress, in milliseconds. There is no limit
 * on the whole, because a slow connection may need minutes. It is longer than the 15 seconds of other calls, because
 * the last part counts as sent while it is still buffered on the device.
 */
export const uploadSettings = { silenceMs: 30_000 };

/** Upload progress: the bytes of the whole request, and the sent fraction of it, from 0 to 1. */
export interface UploadProgress {
  total: number;
  fraction: number;
}

/** The files of a form by part name; a list repeats its part. */
export type FormFiles = Readonly<Record<string, File | readonly File[] | undefined>>;

export interface Upload {
  method: 'post' | 'put';
  /** The path with its parameters filled in. */
  path: string;
  payload: unknown;
  files: FormFiles;
  headers?: Readonly<Record<string, string>>;
  onProgress: (progress: UploadProgress) => void;
  signal: AbortSignal;
}

/**
 * Numbers the parts of files: `numberedParts('media_files', files)` gives `media_files[0]`, `media_files[1]` and so
 * on.
 */
export function numberedParts<Name extends string>(
  name: Name,
  files: readonly File[],
): Record<`${Name}[${number}]`, File> {
  const parts: Record<`${string}[${number}]`, File> = {};
  for (const [index, file] of files.entries()) parts[`${name}[${index}]`] = file;
  return parts;
}

function toFormData(payload: unknown, files: FormFiles): FormData {
  const form = new FormData();
  // A text field, because most frameworks pass a part with a filename to their upload code.
  form.append('payload', JSON.stringify(payload));
  for (const [part, value] of Object.entries(files)) {
    for (const file of value === undefined ? [] : [value].flat()) form.append(part, file);
  }
  return form;
}

function toProgress({ loaded, total }: ProgressEvent): UploadProgress {
  return { total, fraction: total > 0 ? Math.min(1, loaded / total) : 0 };
}

async function readResponse(request: XMLHttpRequest, token: string | null): Promise<unknown> {
  const { status, responseText } = request;
  if (status < 200 || status > 299) {
    if (status === 401) endSession(token);
    const wait = request.getResponseHeader('Retry-After');
    const headers = wait === null ? {} : { 'Retry-After': wait };
    throw await errorFromResponse(new Response(responseText, { status, headers }));
  }
  if (responseText === '') return undefined;
  try {
    return JSON.parse(responseText);
  } catch (cause) {
    throw new ApiError('malformed', { status, cause });
  }
}

/** Calls `onSilence` when `stir` was not called for {@link uploadSettings}.silenceMs. */
function watchSilence(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const stir = () => {
    stop();
    timer = setTimeout(onSilence, uploadSettings.silenceMs);
  };
  return { stir, stop };
}

/** Resolves with any response, whatever its status. */
function sendForm(request: XMLHttpRequest, { signal, onProgress, ...upload }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (error?: ApiError) => {
      silence.stop();
      signal.removeEventListener('abort', stop);
      if (error) reject(error);
      else resolve();
    };
    const giveUp = (error: ApiError) => {
      end(error);
      request.abort();
    };
    const stop = () => giveUp(new ApiError('aborted', { cause: signal.reason }));
    const silence = watchSilence(() => giveUp(new ApiError('timeout')));

    request.upload.addEventListener('progress', (event) => {
      silence.stir();
      onProgress(toProgress(event));
    });
    request.upload.addEventListener('load', () => silence.stir());
    request.addEventListener('progress', silence.stir);
    request.addEventListener('load', () => end());
    request.addEventListener('error', () => end(new ApiError('offline')));
    request.addEventListener('abort', () => end(new ApiError('aborted')));
    signal.addEventListener('abort', stop);
    silence.stir();
    request.send(toFormData(upload.payload, upload.files));
  });
}

/**
 * Sends a form with files by `XMLHttpRequest`, because `fetch` does not report upload progress. The payload is a text
 * field that holds JSON. As with every call, the token is sent along and a 401 ends the session.
 *
 * @returns the response's JSON; undefined where it has no body
 * @throws ApiError on any other failure
 */
export async function sendUpload(upload: Upload): Promise<unknown> {
  if (upload.signal.aborted) throw new ApiError('aborted', { cause: upload.signal.reason });
  const request = new XMLHttpRequest();
  request.open(upload.method.toUpperCase(), API_BASE + upload.path);
  const token = readUserInfo()?.access_token ?? null;
  if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(upload.headers ?? {})) request.setRequestHeader(name, value);
  await markUnsent(() => sendForm(request, upload));
  return readResponse(request, token);
}
