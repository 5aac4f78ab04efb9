import { organisation } from '@/app/organisation';

/** The document's title: the page and the organisation. */
export const pageTitle = (page: string): string => `${page} | ${organisation.name}`;
