import helmet from 'helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Denies what a page could ask a visitor for. Chromium logs an error for each name that it does not know. */
const PERMISSIONS_POLICY =
  'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=(), clipboard-write=(self)';

const POLICY = 'Content-Security-Policy';

/** What only documents and workers need. */
const DOCUMENT_HEADERS = [
  POLICY,
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
];

/** The types of responses that are not documents. Uploaded pictures are never SVG, and the build's SVG files contain no script. */
const NEVER_DOCUMENTS = /^(?:application\/(?:javascript|json)|font\/|image\/|text\/css)/;
/** A worker takes its policy from its script's response. */
const WORKER = /\.worker-[^/]*\.js/;

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
export function registerSecurityHeaders(
  app: FastifyInstance,
  { behindHttps, inlineScripts = [], checkouts }: SecurityOptions,
): void {
  const addHeaders = helmet({
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
  // Without @fastify/helmet, which prepares the policy again for each request.
  app.addHook('onRequest', ({ raw }, reply, done) => {
    // Helmet does not support this header.
    reply.header('Permissions-Policy', PERMISSIONS_POLICY);
    addHeaders(raw, reply.raw, (error) => done(error as Error | undefined));
  });
  // They would add 1 kB to every file that a slow phone loads.
  app.addHook('onSend', async ({ url }, reply) => {
    if (!NEVER_DOCUMENTS.test(String(reply.getHeader('Content-Type') ?? '')) || WORKER.test(url)) return;
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  });
}

const STYLE_SOURCES = "style-src 'self'";

/** Allows the inline styles with this hash in one page. */
export function allowStyles(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader(POLICY) ?? '');
  reply.header(POLICY, policy.replace(STYLE_SOURCES, `${STYLE_SOURCES} '${hash}'`));
}
