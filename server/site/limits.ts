/**
 * How often one network may ask for what the site's server works for; files of the build are sent without a limit. As at
 * the operations of the contract, thousands of phones may stand behind one address.
 */
export const PROJECT_PAGES = { max: 600, timeWindow: 10_000 };
export const SHARED_COVERS = { max: 600, timeWindow: 10_000 };
/** Crawlers ask once a day. */
export const SITEMAPS = { max: 60, timeWindow: 60_000 };
