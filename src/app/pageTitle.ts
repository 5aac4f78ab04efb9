import { organisation } from '@/app/organisation';

/** What a window or a search engine calls a page: the page, then whose it is. */
export const pageTitle = (page: string): string => `${page} | ${organisation.name}`;
