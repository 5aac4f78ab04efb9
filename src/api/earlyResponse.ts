/** A call that the document has sent before its scripts loaded (scripts/lib/askEarly.mjs). */
interface Early {
  url: string;
  /** The token it was sent with. */
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * The response to a request that the document has sent already, once. Null where it sent another one, or this one failed on the way.
 *
 * @param token what the request is sent with
 */
export async function takeEarlyResponse(request: Request, token: string | null): Promise<Response | null> {
  const early = globalThis.window?.early;
  if (!early || request.method !== 'GET' || early.url !== request.url || early.token !== token) return null;
  delete window.early;
  return early.response.catch(() => null);
}
