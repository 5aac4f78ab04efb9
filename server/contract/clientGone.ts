import type { FastifyReply } from 'fastify';

/**
 * Aborted when the connection of a request that is still to be answered ends. (Fastify's own `request.signal` is aborted
 * by the end of the body, too.)
 */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}
