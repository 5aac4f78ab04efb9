import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** HTML with its name for If-None-Match, and its compressed forms once somebody has asked for them. */
export interface HtmlAnswer {
  etag: string;
  bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How hard to compress, out of 11 and 9: pages that are kept are worth more work than those made for one request. */
const EFFORT = { kept: { br: 11, gzip: 9 }, once: { br: 4, gzip: 6 } };

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

/** Prepares HTML for answers. `kept`: it will be sent many times. */
export function htmlAnswer(html: string, effort: keyof typeof EFFORT): HtmlAnswer {
  const body = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    // Weak: one name for all encodings.
    etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
    bodyIn: (encoding) => {
      const made = bodies.get(encoding) ?? compress(body, encoding, EFFORT[effort]);
      bodies.set(encoding, made);
      return made;
    },
  };
}

/** The best encoding that an Accept-Encoding header allows. */
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

function isKnown(etag: string, header: string | undefined): boolean {
  return (
    header !== undefined &&
    (header.trim() === '*' || header.split(',').some((known) => known.trim() === etag))
  );
}

/** Sends HTML, or 304 to a browser that has it. The status is the reply's own; only a 200 becomes a 304. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodyIn }: HtmlAnswer,
): Promise<FastifyReply> {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  reply.header('Cache-Control', 'no-cache').header('Vary', 'accept-encoding').header('ETag', etag);
  if (reply.statusCode === 200 && isKnown(etag, known)) return reply.code(304).send();
  const encoding = chooseEncoding(accepted);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await bodyIn(encoding));
}
