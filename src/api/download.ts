import { API_BASE } from '@/api/backendAddress';
import { errorFromResponse } from '@/api/errorFromResponse';
import { ApiError, toApiError } from '@/api/errors';
import { endSession, readUserInfo } from '@/api/session';

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
  return /filename="([^"\\/]+)"/i.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
}

/**
 * Downloads a file. A cut connection is an error, never a partial file. There is no time limit, because a long list over a
 * slow connection may need minutes.
 *
 * @param path the path below the backend's address, such as `/api/donation/donations/export?status=failed`
 * @throws ApiError on any failure; of kind `aborted` when `signal` ended it
 */
export async function downloadFile(path: string, signal: AbortSignal): Promise<DownloadedFile> {
  const address = addressOf(path);
  const token = readUserInfo()?.access_token;
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  try {
    const response = await globalThis.fetch(address, { signal, headers });
    if (response.status === 401) endSession(token ?? null);
    if (!response.ok) throw await errorFromResponse(response);
    return { content: await response.blob(), name: nameIn(response) };
  } catch (failure) {
    throw toApiError(failure);
  }
}
