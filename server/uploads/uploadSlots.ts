import type { IncomingMessage } from 'node:http';
import PQueue from 'p-queue';
import { busy, tooManyRequests } from '../http/errors.ts';

export interface SlotLimits {
  /** How many forms are read at once. */
  slots: number;
  /** How many forms of one network are read or waiting. */
  maxPerNetwork: number;
  /** How many forms wait, with their bodies unread. */
  maxWaiting: number;
  /** How long a form waits. */
  waitMs: number;
}

const RETRY_SECONDS = 30;

const tooMany = () =>
  busy('Too many forms are being sent right now, and yours was not saved.', RETRY_SECONDS);

/**
 * Limits how many forms are read at once.
 *
 * @returns runs a task in a free slot; throws HttpError 429 when the network sends too many forms, and 503 when no slot becomes
 *   free in time
 */
export function createUploadSlots({ slots, maxPerNetwork, maxWaiting, waitMs }: SlotLimits) {
  const queue = new PQueue({ concurrency: slots });
  const countByNetwork = new Map<string, number>();

  async function runInSlot<Result>(request: IncomingMessage, task: () => Promise<Result>): Promise<Result> {
    if (queue.size >= maxWaiting || request.destroyed) throw tooMany();
    const waiting = new AbortController();
    const giveUp = () => waiting.abort(tooMany());
    const timer = setTimeout(giveUp, waitMs);
    request.once('close', giveUp);
    const run = () => {
      clearTimeout(timer);
      request.off('close', giveUp);
      return task();
    };
    return queue.add(run, { signal: waiting.signal });
  }

  return async <Result>(
    network: string,
    request: IncomingMessage,
    task: () => Promise<Result>,
  ): Promise<Result> => {
    const count = countByNetwork.get(network) ?? 0;
    if (count >= maxPerNetwork) throw tooManyRequests(RETRY_SECONDS);
    countByNetwork.set(network, count + 1);
    try {
      return await runInSlot(request, task);
    } finally {
      const left = (countByNetwork.get(network) ?? 1) - 1;
      if (left > 0) countByNetwork.set(network, left);
      else countByNetwork.delete(network);
    }
  };
}
