import { LRUCache } from 'lru-cache';
import { busy } from '../http/errors.ts';

/** Who waits for a report. */
export interface Reader {
  /** Where it is asked for from. */
  network: string;
  /** Aborted when nobody is there any more to have it. */
  gone: AbortSignal;
}

interface Waiting {
  network: string;
  resolve: (pdf: Buffer) => void;
  reject: (error: unknown) => void;
}

/** One drawing, for all who wait for it. */
interface Order {
  key: string;
  draw: () => Promise<Buffer>;
  waiting: Set<Waiting>;
}

/** Beside the one that is drawn. A drawing takes some tenths of a second: nobody waits for long, or is told at once. */
export const MOST_WAITING = 8;
const RETRY_SECONDS = 10;
const NETWORKS_KEPT = 1000;

const tooMany = () => busy('Many reports are being made at the moment.', RETRY_SECONDS);

const isOf = (network: string, { waiting }: Order) => [...waiting].some((one) => one.network === network);

/** Of those who wait for a drawing, the one with the best claim decides. */
const leastOf = ({ waiting }: Order, measure: (network: string) => number) =>
  Math.min(...[...waiting].map(({ network }) => measure(network)));

/**
 * Draws one report after the other, so that many at once do not take the memory and the time of many. Networks take
 * turns, and where more is asked for than can wait, those who ask for most are refused. What nobody waits for any more
 * is not drawn.
 *
 * @returns waits for a drawing, one that is asked for already or a new one; throws HttpError 503
 */
export function drawingLine(mostWaiting = MOST_WAITING) {
  /** Oldest first. */
  let line: Order[] = [];
  let underWay: Order | null = null;
  let turns = 0;
  /** When each network had its last turn. */
  const lastTurns = new LRUCache<string, number>({ max: NETWORKS_KEPT });

  const lastTurnOf = (network: string) => lastTurns.get(network) ?? 0;
  const ordersOf = (network: string) => line.filter((order) => isOf(network, order)).length;

  function leaveLine(order: Order): void {
    line = line.filter((other) => other !== order);
  }

  /** Takes the newest order of those who have most in line, if they have more than the newcomer would. */
  function makeRoomFor(network: string): void {
    if (line.length < mostWaiting) return;
    const [dearest] = line.toReversed().toSorted((a, b) => leastOf(b, ordersOf) - leastOf(a, ordersOf));
    if (!dearest || leastOf(dearest, ordersOf) <= ordersOf(network) + 1) throw tooMany();
    leaveLine(dearest);
    for (const { reject } of dearest.waiting) reject(tooMany());
  }

  function enter(key: string, draw: Order['draw'], network: string): Order {
    makeRoomFor(network);
    const order = { key, draw, waiting: new Set<Waiting>() };
    line.push(order);
    return order;
  }

  function takeNext(): Order | null {
    const [next = null] = line.toSorted((a, b) => leastOf(a, lastTurnOf) - leastOf(b, lastTurnOf));
    if (!next) return null;
    turns += 1;
    for (const { network } of next.waiting) lastTurns.set(network, turns);
    leaveLine(next);
    return next;
  }

  async function drawNext(): Promise<void> {
    if (underWay) return;
    const order = takeNext();
    if (!order) return;
    underWay = order;
    try {
      const pdf = await order.draw();
      for (const { resolve } of order.waiting) resolve(pdf);
    } catch (error) {
      for (const { reject } of order.waiting) reject(error);
    }
    underWay = null;
    void drawNext();
  }

  return (key: string, draw: () => Promise<Buffer>, { network, gone }: Reader): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (gone.aborted) throw tooMany();
      const known = underWay?.key === key ? underWay : line.find((order) => order.key === key);
      const order = known ?? enter(key, draw, network);
      const one = { network, resolve, reject };
      order.waiting.add(one);
      const leave = () => {
        order.waiting.delete(one);
        if (order.waiting.size === 0) leaveLine(order);
        reject(tooMany());
      };
      gone.addEventListener('abort', leave, { once: true });
      void drawNext();
    });
}
