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
 * The response to a request that the document has already sent. Null if it sent a different one, with another token, too long ago, or if
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
