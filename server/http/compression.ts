import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compression levels, out of 11 (br) and 9 (gzip): cached pages are worth more effort than what is sent once. */
const EFFORT = { kept: { br: 11, gzip: 9 }, once: { br: 5, gzip: 6 } };
export type Effort = keyof typeof EFFORT;

/** The best encoding that an Accept-Encoding header accepts. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const offers = [header].flat().join(',').toLowerCase().split(',');
  const allowed = new Set<string>();
  for (const offer of offers) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) allowed.add(name);
  }
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') ? 'gzip' : 'identity';
}

/** Compresses in another thread. `effort` is `kept` when the result will be sent many times. */
export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const { br, gzip: level } = EFFORT[effort];
  if (encoding === 'br')
    return compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  return encoding === 'gzip' ? compressGzip(body, { level }) : Promise.resolve(body);
}

/** In characters or bytes; less fits into one packet as it is. */
const SHORTEST = 1000;

/**
 * Compresses JSON for clients that accept it, and a buffer that is sent repeatedly (server/projects/cachedLists.ts) only once. Not for
 * responses that a cache may store: it sets no `Vary`.
 */
export function compressJson(app: FastifyInstance): void {
  const made = { br: new WeakMap<Buffer, Promise<Buffer>>(), gzip: new WeakMap<Buffer, Promise<Buffer>>() };
  const compressOnce = (body: Buffer, encoding: keyof typeof made) => {
    const compressed = made[encoding].get(body) ?? compress(body, encoding, 'once');
    made[encoding].set(body, compressed);
    return compressed;
  };
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    const type = String(reply.getHeader('Content-Type') ?? '');
    const isJson = type.startsWith('application/json');
    if (!isJson || (typeof payload !== 'string' && !Buffer.isBuffer(payload)) || payload.length < SHORTEST)
      return payload;
    const encoding = chooseEncoding(headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return compressOnce(typeof payload === 'string' ? Buffer.from(payload) : payload, encoding);
  });
}
