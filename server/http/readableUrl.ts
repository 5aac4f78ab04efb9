import type { IncomingMessage } from 'node:http';
import { decodedPath } from './decodedPath.ts';
import { wantsPage } from './wantsPage.ts';

const isReadable = (path: string) => decodedPath(path) !== null;

/** A percent sign that begins no escape, as at a cut. */
const LOOSE_SIGN = /%(?![\da-f]{2})/gi;
/** An escaped byte beyond ASCII: alone among them it can be a part of no letter. */
const HIGH_BYTE = /%(?=[89a-f][\da-f])/gi;

/** The same signs as an address that can be read, in which what is broken stands as it was typed. */
function mended(path: string): string {
  const whole = path.replaceAll(LOOSE_SIGN, '%25');
  return isReadable(whole) ? whole : whole.replaceAll(HIGH_BYTE, '%25');
}

/**
 * The address to be answered in place of the one that was asked for. A link that was cut in the middle of an escape leads
 * whoever follows it to the page for addresses that do not exist; to programs it stays a malformed request.
 */
export function answeredAddress(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request;
  const [path = ''] = url.split('?', 1);
  return isReadable(path) || !wantsPage(request) ? url : mended(path) + url.slice(path.length);
}
