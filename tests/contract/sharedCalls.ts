import type { Call } from './mockedCall';

/** Calls of an operation; the first one succeeds. */
export type Calls = readonly [Call, ...Call[]];

export const signedIn = true;

/** Refused by every list. */
export const listRefusals: Call[] = [
  { when: 'for a page that is not a number', status: 400, query: { page: 'two' }, signedIn },
  { when: 'for page 0', status: 422, query: { page: 0 }, signedIn },
  { when: 'for 101 rows on a page', status: 422, query: { page_size: 101 }, signedIn },
];

/** Every list returns an empty page for this. */
export const pastTheEnd: Call = { when: 'past the last page', status: 200, query: { page: 99 }, signedIn };
