import type { ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Denies permissions that a page could ask for. Chromium logs an error for each name that it does not know. */
const PERMISSIONS_POLICY =
  'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=(), clipboard-write=(self)';

/** The types of responses that are not documents. Uploaded pictures are never SVG, and the build's SVG files contain no script. */
const NEVER_DOCUMENTS = /^(?:application\/(?:javascript|json)|font\/|image\/|text\/css)/;
/** A worker takes its policy from its script's response. */
const WORKER = /\.worker-[^/]*\.js/;

interface SecurityOptions {
  /** The site is served over HTTPS. */
  behindHttps: boolean;
  /** The hashes of the only inline scripts that pages may contain. */
  inlineScripts?: readonly string[] | undefined;
  /** Where a form without JavaScript may lead: browsers apply `form-action` to redirects, too. */
  checkouts: () => readonly string[];
}

/** Where styles of responses with inline styles may come from. */
const styles = new WeakMap<ServerResponse, string>();

/**
 * Security headers. Everything comes from the site's own origin, and nothing is inline but what the build wrote. HTTPS-only rules are sent
 * only behind HTTPS: over plain HTTP on a local network they would make the site unreachable.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { behindHttps, inlineScripts = [], checkouts }: SecurityOptions,
): void {
  const always = {
    strictTransportSecurity: behindHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // No current browser reads these.
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  };
  const addToDocument = helmet({
    ...always,
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
        styleSrc: [(_request, response) => styles.get(response) ?? "'self'"],
        ...(behindHttps && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: behindHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: behindHttps,
    frameguard: { action: 'deny' },
  });
  // The other headers would add 1 kB to every file that a slow phone loads.
  const addToOthers = helmet({
    ...always,
    contentSecurityPolicy: false,
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    frameguard: false,
    dnsPrefetchControl: false,
  });
  // Not @fastify/helmet, which builds the policy again for each request.
  app.addHook('onSend', ({ raw, url }, reply, payload, done) => {
    const isDocument =
      !NEVER_DOCUMENTS.test(String(reply.getHeader('Content-Type') ?? '')) || WORKER.test(url);
    // Helmet does not support this header.
    if (isDocument) reply.header('Permissions-Policy', PERMISSIONS_POLICY);
    const addHeaders = isDocument ? addToDocument : addToOthers;
    addHeaders(raw, reply.raw, (error) => (error ? done(error as Error) : done(null, payload)));
  });
}

/** Allows the inline styles with this hash in one page. */
export const allowStyles = (reply: FastifyReply, hash: string) => styles.set(reply.raw, `'self' '${hash}'`);
