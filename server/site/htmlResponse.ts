import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Effort, type Encoding } from '../http/compression.ts';
import { allowStyles } from '../http/securityHeaders.ts';

/** HTML with its ETag, and its compressed forms once requested. */
export interface HtmlResponse {
  etag: string;
  /** The hash of its inline styles, if any. */
  styles: string | undefined;
  bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

interface HtmlOptions {
  /** `kept`: it will be sent many times. */
  effort: Effort;
  /** The hash of its inline styles, if any. */
  styles: string | undefined;
}

/** Prepares HTML for sending. */
export function htmlResponse(html: string, { effort, styles }: HtmlOptions): HtmlResponse {
  const body = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    // Weak, because all encodings share it.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    styles,
    bodyIn: (encoding) => {
      const made = bodies.get(encoding) ?? compress(body, encoding, effort);
      bodies.set(encoding, made);
      return made;
    },
  };
}

function matchesEtag(etag: string, header: string | undefined): boolean {
  return (
    header !== undefined &&
    (header.trim() === '*' || header.split(',').some((known) => known.trim() === etag))
  );
}

/** In bytes: with what TLS and HTTP/2 add, it fits into a TCP segment. */
const PART = 1400;
/** How many segments TCP sends before the first acknowledgement. */
const PARTS = 10;

/**
 * The start of a page in parts, and then the rest. They are a millisecond apart, so that a proxy sends each in a TLS record of its
 * own: a browser can read only whole records.
 */
async function* inParts(body: Buffer, parts = PARTS): AsyncGenerator<Buffer> {
  if (parts === 0 || body.length <= PART) {
    yield body;
    return;
  }
  yield body.subarray(0, PART);
  await wait(1);
  yield* inParts(body.subarray(PART), parts - 1);
}

/** Sends HTML, or 304 when the browser has it and the status is 200. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, styles, bodyIn }: HtmlResponse,
): Promise<FastifyReply> {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  reply.header('Vary', 'accept-encoding').header('ETag', etag);
  if (styles !== undefined) allowStyles(reply, styles);
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-cache');
  if (reply.statusCode === 200 && matchesEtag(etag, known)) return reply.code(304).send();
  const encoding = chooseEncoding(accepted);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  const body = await bodyIn(encoding);
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Length', body.length)
    .send(Readable.from(inParts(body)));
}
