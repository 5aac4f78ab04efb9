import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadContract } from '../contract/document.ts';
import type { Config } from './config.ts';
import { adminOf } from './contract/authentication.ts';
import { contractRoutes } from './contract/contractRoutes.ts';
import { createDomain, type DomainDependencies } from './domain.ts';
import { readableUrl } from './http/readableUrl.ts';
import { notFound } from './http/errors.ts';
import { sendBrokenRequest, sendError } from './http/errorResponses.ts';
import { rejectMultipleHosts, warnOfUnknownProxy } from './http/forwardedHeaders.ts';
import { loggingOptions, registerRequestLog } from './http/logging.ts';
import { registerSecurityHeaders } from './http/securityHeaders.ts';
import { endSilentConnections } from './http/silentConnections.ts';
import { siteRoutes } from './site/site.ts';
import { readSiteFacts } from './site/siteFacts.ts';
import { checkoutSources } from './payments/paymentsConfig.ts';
import { refuseWritesOnFullDisk } from './uploads/diskSpace.ts';
import { createUploads } from './uploads/uploads.ts';
import { registerUpkeep } from './upkeep.ts';

/** The largest body of a request without files, in bytes. */
const MAX_BODY = 64 * 1024;
const HEADERS_TIMEOUT_MS = 30_000;
/** A CV of 5 MB takes ten minutes on a slow mobile connection. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
/** Closes inactive connections. Longer than any response takes to begin. */
const IDLE_TIMEOUT_MS = 2 * 60_000;
/** The longest pause between checks of the outbox. */
const EMAILS_PAUSE_MS = 30_000;

export interface AppOptions extends Pick<
  DomainDependencies,
  'db' | 'origin' | 'freeBytes' | 'payments' | 'confirmPauseMs' | 'listKeptMs'
> {
  config: Config;
  /** The folder of the built website; null when something else serves it (development, API tests). */
  siteDirectory: string | null;
  /** Turns responses that break the contract into errors. For tests. */
  checkResponses?: boolean;
}

/** Builds the application without listening. The caller closes it, then the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, siteDirectory } = options;
  const app = Fastify({
    ...loggingOptions(config.logLevel),
    bodyLimit: MAX_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    // Requests on open connections are still answered during shutdown; then the connections are closed.
    return503OnClosing: false,
    rewriteUrl: readableUrl,
    frameworkErrors: sendError,
    clientErrorHandler: sendBrokenRequest,
  });
  app.setErrorHandler(sendError);
  registerRequestLog(app);
  rejectMultipleHosts(app);
  warnOfUnknownProxy(app, config.trustProxy);
  endSilentConnections(app);
  registerSecurityHeaders(app, {
    behindHttps: config.publicUrl?.startsWith('https:') ?? false,
    inlineScripts: siteDirectory === null ? undefined : readSiteFacts(siteDirectory).inline?.scripts,
    checkouts: () => checkoutSources(config.payments) ?? [options.origin()],
  });

  let changes = 0;
  app.addHook('onSend', (request, { statusCode }, payload, done) => {
    if (!/^(GET|HEAD)$/.test(request.method) && statusCode < 300 && adminOf(request)) changes += 1;
    done(null, payload);
  });
  // Otherwise a connection whose last request ends during the shutdown would delay it by seconds.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) app.server.closeIdleConnections();
    done();
  });
  const domain = createDomain({ ...options, log: app.log, changes: () => changes });
  refuseWritesOnFullDisk(app, domain.isDiskFull);
  const uploads = createUploads(join(config.dataDir, 'uploads'));
  await app.register(contractRoutes, {
    prefix: '/backend',
    document: loadContract(),
    handlers: domain.handlers,
    authenticate: domain.authenticate,
    uploads,
    checkResponses: options.checkResponses ?? false,
  });
  await app.register(domain.pages);
  registerUpkeep(app, [...domain.upkeep, () => uploads.sweep()]);
  registerUpkeep(app, [domain.reconcile], config.reconcileAfterSeconds * 100);
  // Separate from reconciliation, so that neither is held up by the other.
  registerUpkeep(app, [domain.sendEmails], Math.min(config.reconcileAfterSeconds * 100, EMAILS_PAUSE_MS));
  app.setNotFoundHandler(() => {
    throw notFound('There is no page at this address.');
  });
  if (siteDirectory !== null)
    await app.register(siteRoutes, {
      directory: siteDirectory,
      db: options.db,
      images: domain.files,
      origin: options.origin,
      changes: () => changes,
      withoutScript: { forms: domain.forms, confirmDonation: domain.handlers.confirmDonation },
    });
  return app;
}
