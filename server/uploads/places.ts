import type { IncomingMessage } from 'node:http';
import { busy, tooManyRequests } from '../http/errors.ts';

/** How many forms are read at the same time. */
export interface Places {
  places: number;
  /** Of one network, read or in line. More are refused. */
  perNetwork: number;
  /** How many wait for a place, their bodies unread. More are refused. */
  inLine: number;
  /** How long one waits, in milliseconds. */
  waitMs: number;
}

interface Waiting {
  network: string;
  enter: () => void;
}

/** After which somebody who was refused is told to try again. */
const RETRY_SECONDS = 30;

const tooMany = () =>
  busy('Many forms are being sent at the moment, and nothing of yours was saved.', RETRY_SECONDS);

/**
 * Hands out places, one for as long as a task runs. Whoever finds none waits for a short time; the next place goes to
 * the network that has fewest, so that a few networks which take many do not keep all others out.
 *
 * @returns runs a task for a request; throws HttpError 429 for a network that has too many, 503 for anybody who would
 *   wait too long
 */
export function createPlaces({ places, perNetwork, inLine, waitMs }: Places) {
  const taken = new Map<string, number>();
  let free = places;
  /** Oldest first. */
  let line: Waiting[] = [];

  const takenBy = (network: string) => taken.get(network) ?? 0;
  const waitingOf = (network: string) => line.filter((one) => one.network === network).length;

  function take(network: string): void {
    free -= 1;
    taken.set(network, takenBy(network) + 1);
  }

  function giveBack(network: string): void {
    free += 1;
    const left = takenBy(network) - 1;
    if (left > 0) taken.set(network, left);
    else taken.delete(network);
    const [next] = line.toSorted((a, b) => takenBy(a.network) - takenBy(b.network));
    next?.enter();
  }

  function waitInLine(network: string, request: IncomingMessage): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        request.off('close', refuse);
        line = line.filter((other) => other !== one);
      };
      const refuse = () => {
        leave();
        reject(tooMany());
      };
      const enter = () => {
        leave();
        take(network);
        resolve();
      };
      const one = { network, enter };
      const timer = setTimeout(refuse, waitMs);
      request.once('close', refuse);
      line.push(one);
    });
  }

  return async <Result>(
    network: string,
    request: IncomingMessage,
    task: () => Promise<Result>,
  ): Promise<Result> => {
    if (takenBy(network) + waitingOf(network) >= perNetwork) throw tooManyRequests(RETRY_SECONDS);
    if (free > 0) take(network);
    else if (line.length >= inLine || request.destroyed) throw tooMany();
    else await waitInLine(network, request);
    try {
      return await task();
    } finally {
      giveBack(network);
    }
  };
}
