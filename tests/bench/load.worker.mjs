// @ts-check
import { once } from 'node:events';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread of its own, so that the client's work does not slow down the server's. */
const { port, url, seconds, connections } = workerData;
const deadline = performance.now() + seconds * 1000;
let succeeded = 0;
let refused = 0;

/** Sends one request after another on one connection, each for a different visitor because of the rate limits. */
async function visit() {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  await once(socket, 'connect');
  while (performance.now() < deadline) {
    const visitor = [10, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.');
    socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitor}\r\n\r\n`);
    let text = '';
    let size = Infinity;
    while (text.length < size) {
      const [chunk] = await once(socket, 'data');
      text += chunk;
      const head = text.indexOf('\r\n\r\n');
      if (head >= 0) size = head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1]);
    }
    if (text.startsWith('HTTP/1.1 200')) succeeded += 1;
    else refused += 1;
  }
  socket.destroy();
}

await Promise.all(Array.from({ length: connections }, visit));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ perSecond: succeeded / seconds, refused });
