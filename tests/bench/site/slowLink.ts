import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Rates in kbit/s, time in milliseconds. */
export interface LinkProfile {
  downKilobits: number;
  upKilobits: number;
  roundTripMs: number;
}

/** One way over the link. All connections share it and send in turn. */
interface Direction {
  kilobits: number;
  roundTripMs: number;
  /** When everything that was sent will have left, on the clock of `performance.now()`. */
  freeAt: number;
}

export interface SlowLink {
  port: number;
  /** Drops all connections. New ones have this profile. */
  reset: (profile: LinkProfile) => void;
  close: () => void;
}

/** In bytes: what a TCP segment carries, and its headers. */
const SEGMENT = 1460;
const HEADERS = 40;
/** In bytes: how much TCP sends before an acknowledgement, at first and at most. */
const FIRST_WINDOW = 10 * SEGMENT;
const LARGEST_WINDOW = 1024 * 1024;

async function sleepUntil(time: number): Promise<void> {
  const left = time - performance.now();
  if (left > 0) await sleep(left);
}

/** Carries one direction of a connection, from TCP's handshake to the end of `source`. */
async function carry(source: Socket, target: Socket, direction: Direction): Promise<void> {
  const { kilobits, roundTripMs } = direction;
  let window = FIRST_WINDOW;
  let inFlight = 0;
  const acknowledgements: { bytes: number; at: number }[] = [];
  let delivered = sleepUntil(performance.now() + roundTripMs);
  await delivered;
  // While this waits, it reads nothing, so that the sender has to wait too.
  for await (const chunk of source as AsyncIterable<Buffer>)
    for (let start = 0; start < chunk.length; start += SEGMENT) {
      const segment = chunk.subarray(start, start + SEGMENT);
      let [next] = acknowledgements;
      while (next && (inFlight >= window || next.at <= performance.now())) {
        await sleepUntil(next.at);
        inFlight -= next.bytes;
        window = Math.min(window + next.bytes, LARGEST_WINDOW);
        acknowledgements.shift();
        [next] = acknowledgements;
      }
      direction.freeAt =
        Math.max(direction.freeAt, performance.now()) + ((segment.length + HEADERS) * 8) / kilobits;
      inFlight += segment.length;
      acknowledgements.push({ bytes: segment.length, at: direction.freeAt + roundTripMs });
      const arrival = direction.freeAt + roundTripMs / 2;
      // After the segment before it, as timers do not keep an order.
      delivered = delivered.then(() => sleepUntil(arrival)).then(() => void target.write(segment));
    }
  await delivered;
  target.end();
}

/** Starts a relay to a port of this machine: one slow access link, with the handshake and the slow start of TCP. */
export async function startSlowLink(port: number): Promise<SlowLink> {
  const sockets = new Set<Socket>();
  let up: Direction = { kilobits: Infinity, roundTripMs: 0, freeAt: 0 };
  let down = up;
  const server = createServer({ noDelay: true }, (visitor) => {
    const site = connect({ host: '127.0.0.1', port, noDelay: true });
    for (const socket of [visitor, site]) sockets.add(socket.on('error', () => {}));
    carry(visitor, site, up).catch(() => site.destroy());
    carry(site, visitor, down).catch(() => visitor.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    reset: ({ downKilobits, upKilobits, roundTripMs }) => {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      up = { kilobits: upKilobits, roundTripMs, freeAt: 0 };
      down = { kilobits: downKilobits, roundTripMs, freeAt: 0 };
    },
    close: () => void server.close(),
  };
}
