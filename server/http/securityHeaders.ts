import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Denies features that the site does not use. It names none that Chromium does not know, because Chromium logs those as errors. */
const PERMISSIONS_POLICY = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ');

/**
 * Security headers. Everything comes from the site's own origin, without inline scripts and styles. HTTPS-only rules are sent only behind
 * HTTPS: over plain HTTP on a local network they would make the site unreachable.
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
  // Helmet does not support this header.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', PERMISSIONS_POLICY);
  });
}
