import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

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

interface SecurityOptions {
  /** The site is served over HTTPS. */
  behindHttps: boolean;
  /** The hashes of the only inline scripts that pages may contain. */
  inlineScripts?: readonly string[] | undefined;
  /** Where a form without script may lead: browsers apply `form-action` to redirects, too. */
  checkouts: () => readonly string[];
}

/**
 * Security headers. Everything comes from the site's own origin, and nothing is inline but what the build wrote. HTTPS-only rules are sent
 * only behind HTTPS: over plain HTTP on a local network they would make the site unreachable.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { behindHttps, inlineScripts = [], checkouts }: SecurityOptions,
): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'", () => checkouts().join(' ')],
        frameAncestors: ["'none'"],
        // Previews of chosen files are blobs.
        imgSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
        styleSrc: ["'self'"],
        ...(behindHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: behindHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: behindHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: behindHttps,
    frameguard: { action: 'deny' },
    // No current browser reads these.
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  // Helmet does not support this header.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', PERMISSIONS_POLICY);
  });
}

const POLICY = 'Content-Security-Policy';
const STYLE_SOURCES = "style-src 'self'";

/** Allows the inline styles with this hash in one page. */
export function allowStyles(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader(POLICY) ?? '');
  reply.header(POLICY, policy.replace(STYLE_SOURCES, `${STYLE_SOURCES} '${hash}'`));
}

/** What browsers read only where a document or a worker begins. */
const DOCUMENT_HEADERS = [
  POLICY,
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
];

/** Leaves out of a script's response what is only for documents: 1 kB for each script that a slow phone loads. */
export function removeDocumentHeaders(reply: FastifyReply): void {
  for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
}
