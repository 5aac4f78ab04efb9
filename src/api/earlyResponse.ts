import { requireFields } from '@/api/errors';
import { readUserInfo } from '@/api/session';

/** A call that the document has sent before its scripts loaded (scripts/lib/askEarly.mjs). */
interface Early {
  url: string;
  /** The token it was sent with. */
  token: string;
  response: Promise<Response>;
  /** In milliseconds since 1970. */
  sentAt: number;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** The page's scripts may be loaded long after the document, by Retry. */
const MAX_AGE_MS = 15_000;

/**
 * The response to a request that the document has already sent. Null if it sent a different one, used a different token, sent it too long ago, or if
 * that one failed. Only the first request can have it.
 *
 * @param token what the request is sent with
 */
export async function takeEarlyResponse(request: Request, token: string | null): Promise<Response | null> {
  const early = globalThis.window?.early;
  if (!early) return null;
  delete window.early;
  const isSame = request.method === 'GET' && early.url === request.url && early.token === token;
  if (!isSame || Date.now() - early.sentAt > MAX_AGE_MS) return null;
  return early.response.catch(() => null);
}

/**
 * Writes the response to the document's own call into the document, for the page's first render (src/api/embeddedResponse.ts). A failed
 * one is left for the page's request to take with {@link takeEarlyResponse}.
 *
 * @param address of the call, below the backend's URL
 * @param fields what the response must contain
 */
export async function embedEarlyResponse(address: string, fields: readonly string[]): Promise<void> {
  const { early } = window;
  const response = await early?.response.catch(() => null);
  if (!response?.ok) return;
  const body = await response.clone().text();
  // The page's request may have taken it in the meantime.
  if (window.early !== early || early?.token !== readUserInfo()?.access_token) return;
  try {
    requireFields(JSON.parse(body), fields);
  } catch {
    return;
  }
  delete window.early;
  const block = Object.assign(document.createElement('script'), { type: 'application/json', text: body });
  block.dataset['embeddedResponse'] = address;
  document.body.append(block);
}
