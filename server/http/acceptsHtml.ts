import type { IncomingMessage } from 'node:http';

/** Whether it is asked by somebody who follows a link, unlike a page that fetches its parts. */
export const wantsPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.accept?.includes('text/html') ?? false;
