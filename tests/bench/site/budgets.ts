import type { Measured, Visit } from './visit.ts';

/** A page, and what must react on it. */
export interface Route {
  path: string;
  usableSelector: string;
  /** A link to another page. */
  step?: string;
  isAdmin?: boolean;
}

const BUTTON = 'main form button[type=submit]';
const DONATE = 'header a[href="/donate"]';

export const ROUTES: readonly Route[] = [
  { path: '/', usableSelector: BUTTON, step: DONATE },
  { path: '/donate', usableSelector: BUTTON, step: 'footer a[href="/about"]' },
  { path: '/projects', usableSelector: 'main a[href^="/projects/"]', step: DONATE },
  { path: '/projects/7', usableSelector: BUTTON, step: DONATE },
  { path: '/about', usableSelector: 'main a[href]', step: DONATE },
  { path: '/admin/donations', usableSelector: 'main table:not([aria-hidden] *) tbody tr', isAdmin: true },
];

export type Result = Measured & { copy: Visit };

/** A budget of the slow profile; of the admin area on a 4G connection. */
export interface Budget {
  name: string;
  limit: number;
  /** `minimal`: the page that React renders in the browser, in the same profile. */
  of: (result: Result, minimal: Visit) => number;
  paths?: readonly string[];
}

/** The pages with a donation form. */
export const WITH_CARD = ['/', '/donate', '/projects/7'];
const PUBLIC = ROUTES.filter(({ isAdmin }) => !isAdmin).map((route) => route.path);

export const BUDGETS: readonly Budget[] = [
  {
    name: 'LCP / script-free copy',
    limit: 1.1,
    of: ({ first, copy }) => first.lcp / copy.lcp,
    paths: PUBLIC,
  },
  {
    name: 'LCP / minimal React page',
    limit: 0.65,
    of: ({ first }, minimal) => first.lcp / minimal.lcp,
    paths: ['/'],
  },
  {
    name: 'donate button / first paint of the copy',
    limit: 1.15,
    of: ({ first, copy }) => first.usable / copy.firstPaint,
    paths: WITH_CARD,
  },
  {
    name: 'donate button / button of the copy',
    limit: 1.15,
    of: ({ first, copy }) => first.usable / copy.usable,
    paths: WITH_CARD,
  },
  { name: 'CLS', limit: 0.01, of: ({ first }) => first.cls },
  { name: 'blocking time, ms', limit: 200, of: ({ first }) => first.blocking, paths: PUBLIC },
  { name: 'longest task, ms', limit: 100, of: ({ first }) => first.longestTask, paths: PUBLIC },
  { name: 'longest script, ms', limit: 50, of: ({ first }) => first.longestScript, paths: ['/'] },
  { name: 'longest script, ms', limit: 100, of: ({ first }) => first.longestScript, paths: PUBLIC.slice(1) },
  { name: 'script, kB', limit: 90, of: ({ first }) => first.script / 1000, paths: ['/'] },
  { name: 'script before LCP, kB', limit: 0, of: ({ first }) => first.scriptBeforeLcp / 1000, paths: ['/'] },
  { name: 'first visit, kB', limit: 110, of: ({ first }) => first.bytes / 1000, paths: ['/'] },
  { name: 'loaded ahead, kB', limit: 60, of: ({ first }) => first.ahead / 1000, paths: ['/'] },
  { name: 'second visit, kB', limit: 5, of: ({ second }) => second.bytes / 1000, paths: ['/'] },
  { name: 'step inside the app, ms', limit: 150, of: ({ stepMs }) => stepMs ?? Number.NaN, paths: PUBLIC },
  {
    name: 'first rows / first paint of the copy',
    limit: 2,
    of: ({ first, copy }) => first.usable / copy.firstPaint,
    paths: ['/admin/donations'],
  },
  {
    name: 'first rows / minimal React page',
    limit: 1.6,
    of: ({ first }, minimal) => first.usable / minimal.usable,
    paths: ['/admin/donations'],
  },
];
