/**
 * Rate limits per network for what the site's server generates; built files have none. As for the API, thousands of phones may
 * share one address.
 */
/** Pages that are rendered with their data; those that are kept do not count. */
export const RENDERED_PAGES = { max: 600, timeWindow: 10_000 };
/** Those that are rendered for one visitor: a returned form, a confirmation. */
export const DRAWN_PAGES = { max: 120, timeWindow: 60_000 };
export const SHARED_COVERS = { max: 600, timeWindow: 10_000 };
/** Crawlers fetch it about once a day. */
export const SITEMAP = { max: 60, timeWindow: 60_000 };
