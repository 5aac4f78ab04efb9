/** The backend: `VITE_BACKEND_URL` when the site is built, or `/backend` on the site's own origin. No slash at the end. */
export const BACKEND = (import.meta.env.VITE_BACKEND_URL ?? '/backend').replace(/\/$/, '');

/** {@link BACKEND} as an absolute address, because a `Request` outside a browser needs one. */
export const API_BASE = new URL(BACKEND, globalThis.location?.origin ?? 'http://localhost').href;
