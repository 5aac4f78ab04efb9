import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Headers that keep browsers from being turned against the visitors. Everything comes from the site's own origin and
 * no script or style stands in the HTML. Rules that lock a browser to HTTPS are sent only where HTTPS is in front:
 * over plain HTTP on a local network they would make the site unreachable.
 */
export async function registerSecurityHeaders(app: FastifyInstance, behindHttps: boolean): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Previews of chosen files are blobs.
        imgSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        ...(behindHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: behindHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: behindHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: behindHttps,
    frameguard: { action: 'deny' },
  });
}
