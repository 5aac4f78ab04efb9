import type { FastifyInstance } from 'fastify';
import { malformed } from './errors.ts';

/** Refuses a request with several `Host` headers: a proxy might use a different one than we do. */
export function rejectMultipleHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw malformed('The request has more than one Host header.');
  });
}

/** Warns once about a proxy that TRUST_PROXY does not name, because all visitors would then share its address. */
export function warnOfUnknownProxy(app: FastifyInstance, trustProxy: string | false): void {
  if (trustProxy !== false) return;
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    log.warn(
      'X-Forwarded-For is ignored because TRUST_PROXY is not set. Behind a proxy, all visitors share the limits of one address.',
    );
  });
}
