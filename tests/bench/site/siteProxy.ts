import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface AddedFile {
  type: string;
  body: Buffer;
}

export interface SiteProxy {
  port: number;
  /** What Chromium needs to trust the proxy's certificate, so that it also caches what comes from there. */
  chromiumArgument: string;
  add: (path: string, type: string, content: string | Uint8Array) => void;
  close: () => void;
}

/** What a server may say in HTTP/1.1 about the connection, and HTTP/2 forbids. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const without = (headers: object, isUnwanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isUnwanted(name)));

/**
 * Serves with TLS and HTTP/2, as a proxy on the internet does: added files, compressed with brotli's best level, and
 * everything else from `site`.
 */
export async function startSiteProxy(site: string): Promise<SiteProxy> {
  const pem = await readFile(path.join(import.meta.dirname, 'localhost.pem'));
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  const files = new Map<string, AddedFile>();
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ cert: pem, key: pem }, (incoming, response) => {
    const file = files.get(incoming.url);
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
      return;
    }
    const headers = without(incoming.headers, (name) => name.startsWith(':'));
    const options = {
      agent,
      method: incoming.method,
      headers: { ...headers, 'x-forwarded-proto': 'https' },
    };
    const forwarded = request(site + incoming.url, options, (upstream) => {
      response.writeHead(
        upstream.statusCode ?? 502,
        without(upstream.headers, (name) => OF_THE_CONNECTION.has(name)),
      );
      upstream.pipe(response);
    });
    forwarded.on('error', () => response.stream.destroy());
    response.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    chromiumArgument: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
    add: (address, type, content) => files.set(address, { type, body: brotliCompressSync(content) }),
    close: () => {
      server.close();
      agent.destroy();
    },
  };
}
