/** Where the backend is: absolute, because a `Request` outside a browser takes nothing else. */
export const API_BASE = `${globalThis.location?.origin ?? 'http://localhost'}/backend`;
