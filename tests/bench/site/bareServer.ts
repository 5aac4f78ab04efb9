import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface BareFile {
  type: string;
  body: Buffer;
}

export interface BareServer {
  origin: string;
  add: (path: string, type: string, content: string | Uint8Array) => void;
  close: () => void;
}

/** Serves files that were added, compressed as well as brotli can, and everything else from `site`. */
export async function startBareServer(site: string): Promise<BareServer> {
  const files = new Map<string, BareFile>();
  const server = createServer((incoming, response) => {
    const file = files.get(incoming.url ?? '');
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(`${site}${incoming.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (path, type, content) => files.set(path, { type, body: brotliCompressSync(content) }),
    close: () => server.close(),
  };
}
