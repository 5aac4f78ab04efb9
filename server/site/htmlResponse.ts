import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
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
/** In bytes: what TCP sends before the first acknowledgement. */
const FIRST_WINDOW = 14_000;

/**
 * The start of a page in parts, and then the rest. They are a millisecond apart, so that a proxy sends each in a TLS record of its
 * own: a browser can read only whole records.
 */
function inParts(body: Buffer): Readable {
  let sent = 0;
  return new Readable({
    read() {
      setTimeout(() => {
        const end = sent < FIRST_WINDOW ? sent + PART : body.length;
        this.push(body.subarray(sent, end));
        sent = end;
        if (sent >= body.length) this.push(null);
      }, 1);
    },
  });
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
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Length', body.length)
      // Without TLS there are no records.
      .send(request.protocol === 'https' ? inParts(body) : body)
  );
}
