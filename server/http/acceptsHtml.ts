import type { IncomingMessage } from 'node:http';

/** Whether the request is a page navigation, unlike a fetch by a page. */
export const acceptsHtml = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.accept?.includes('text/html') ?? false;
