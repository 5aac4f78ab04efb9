/** The backend: `VITE_BACKEND_URL` when the site is built, or `/backend` on the site's own origin. No slash at the end. */
export const BACKEND = (import.meta.env.VITE_BACKEND_URL ?? '/backend').replace(/\/$/, '');

/**
 * Where the browser itself sends forms, before the script has loaded or without it. Undefined for a backend that does
 * not take them; then forms wait for the script.
 */
export const FORM_ACTION =
  import.meta.env.VITE_BACKEND_URL === undefined && import.meta.env.VITE_PLAIN_FORMS !== 'false'
    ? `${BACKEND}/api/form`
    : undefined;

/** {@link BACKEND} as an absolute address, because a `Request` outside a browser needs one. */
export const API_BASE = new URL(BACKEND, globalThis.location?.origin ?? 'http://localhost').href;
