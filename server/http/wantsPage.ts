import type { FastifyRequest } from 'fastify';

/** Whether it is asked by somebody who follows a link, unlike a page that fetches its parts. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;
