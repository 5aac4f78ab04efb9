import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowStyles } from '../http/securityHeaders.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** HTML with its ETag, and its compressed forms once requested. */
export interface HtmlResponse {
  etag: string;
  /** The hash of its inline styles, if any. */
  styles: string | undefined;
  bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compression levels, out of 11 (br) and 9 (gzip): cached pages are worth more effort than one-off ones. */
const EFFORT = { kept: { br: 11, gzip: 9 }, once: { br: 5, gzip: 6 } };

function compress(body: Buffer, encoding: Encoding, effort: { br: number; gzip: number }): Promise<Buffer> {
  if (encoding === 'br')
    return compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  return encoding === 'gzip' ? compressGzip(body, { level: effort.gzip }) : Promise.resolve(body);
}

interface HtmlOptions {
  /** `kept`: it will be sent many times. */
  effort: keyof typeof EFFORT;
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
      const made = bodies.get(encoding) ?? compress(body, encoding, EFFORT[effort]);
      bodies.set(encoding, made);
      return made;
    },
  };
}

/** The best encoding that an Accept-Encoding header accepts. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const offers = [header ?? []].flat().join(',').toLowerCase().split(',');
  const allowed = new Set<string>();
  for (const offer of offers) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) allowed.add(name);
  }
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') ? 'gzip' : 'identity';
}

function matchesEtag(etag: string, header: string | undefined): boolean {
  return (
    header !== undefined &&
    (header.trim() === '*' || header.split(',').some((known) => known.trim() === etag))
  );
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
  return reply.type('text/html; charset=utf-8').send(await bodyIn(encoding));
}
