import { API_BASE } from '@/api/backendAddress';
import { errorFromResponse } from '@/api/errorFromResponse';
import { ApiError, toApiError } from '@/api/errors';
import { endSession, readUserInfo } from '@/api/session';

/**
 * Settings of every download. `silenceMs`: how long to wait for more data, in milliseconds. There is no limit on the
 * whole, because a long list over a slow connection may need minutes.
 */
export const downloadSettings = { silenceMs: 30_000 };

export interface Download {
  /** The path below the backend's address, such as `/api/donation/donations/export?status=failed`. */
  path: string;
  signal: AbortSignal;
  /** Called with the number of bytes received. The total is not known. */
  onProgress: (bytes: number) => void;
}

export interface DownloadedFile {
  content: Blob;
  /** The file name that the backend gave, if any. */
  name: string | undefined;
}

/** Restricts the address to the backend, so that the token is never sent anywhere else. */
function addressOf(path: string): string {
  const { href } = new URL(API_BASE + path);
  if (!path.startsWith('/') || !href.startsWith(`${API_BASE}/api/`)) throw new ApiError('malformed');
  return href;
}

function nameIn(response: Response): string | undefined {
  const name = /filename="([^"\\/]+)"/i.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return name;
}

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  const token = readUserInfo()?.access_token;
  const response = await globalThis.fetch(address, {
    signal,
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
  if (response.status === 401) endSession(token ?? null);
  if (!response.ok) throw await errorFromResponse(response);
  return response;
}

/** Streams the bytes into a file, so that the browser's file storage holds them and not memory. */
async function collect(
  response: Response,
  signal: AbortSignal,
  onChunk: (bytes: number) => void,
): Promise<Blob> {
  if (response.body === null) return response.blob();
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      onChunk(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '' };
  return new Response(response.body.pipeThrough(counter, { signal }), { headers }).blob();
}

/** Aborts when `signal` does, or when `stir` was not called for {@link downloadSettings}.silenceMs. */
function watch(signal: AbortSignal) {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stir = () => {
    clearTimeout(timer);
    const reason = new DOMException('Nothing arrived for too long.', 'TimeoutError');
    timer = setTimeout(() => end.abort(reason), downloadSettings.silenceMs);
  };
  const forward = () => end.abort(new DOMException('The download was stopped.', 'AbortError'));
  const stop = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', forward);
  };
  signal.addEventListener('abort', forward);
  if (signal.aborted) forward();
  stir();
  return { signal: end.signal, stir, stop };
}

/**
 * Downloads a file and reports progress. A file whose connection was cut is an error, never a partial file.
 *
 * @throws ApiError on any failure; of kind `aborted` when `signal` ended it
 */
export async function downloadFile({ path, signal, onProgress }: Download): Promise<DownloadedFile> {
  const address = addressOf(path);
  const watched = watch(signal);
  let bytes = 0;
  try {
    const response = await ask(address, watched.signal);
    const content = await collect(response, watched.signal, (more) => {
      watched.stir();
      bytes += more;
      onProgress(bytes);
    });
    return { content, name: nameIn(response) };
  } catch (failure) {
    // A body that is cut short does not say why.
    throw toApiError(watched.signal.aborted ? watched.signal.reason : failure);
  } finally {
    watched.stop();
  }
}
