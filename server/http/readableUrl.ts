import type { IncomingMessage } from 'node:http';
import { decodedPath } from './decodedPath.ts';
import { acceptsHtml } from './acceptsHtml.ts';

const isReadable = (path: string) => decodedPath(path) !== null;

/** A percent sign that starts no escape, as in a truncated link. */
const LOOSE_SIGN = /%(?![\da-f]{2})/gi;
/** An escaped non-ASCII byte that cannot be part of a character. */
const HIGH_BYTE = /%(?=[89a-f][\da-f])/gi;

/** The path with its malformed escapes escaped, so that it can be decoded. */
function escapeMalformed(path: string): string {
  const whole = path.replaceAll(LOOSE_SIGN, '%25');
  return isReadable(whole) ? whole : whole.replaceAll(HIGH_BYTE, '%25');
}

/**
 * The URL to serve a request with. A browser that follows a truncated link gets the 404 page; for other clients the URL stays malformed.
 */
export function readableUrl(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request;
  const [path = ''] = url.split('?', 1);
  return isReadable(path) || !acceptsHtml(request) ? url : escapeMalformed(path) + url.slice(path.length);
}
