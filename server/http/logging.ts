import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** A run of characters between separators such as spaces and quotes. */
const RUN = /[^\s"'()<>=,;:/?&]+/g;
const IS_EMAIL = /.(?:@|%40)./s;
const MAX_PATH = 200;
/** In characters. An error may quote any input, and its stack starts with the message. */
const MAX_READ = 64 * 1024;
const MAX_TOLD = 4000;

/**
 * Redacts email addresses, which database errors quote. Checks each run of characters once: a regular expression for whole emails
 * restarts at each letter of a long run without `@`.
 */
export const withoutEmails = (text: string) =>
  text.replaceAll(RUN, (run) => (IS_EMAIL.test(run) ? '<email>' : run));

/** Shortens a long text to its beginning and its end, where a stack has its locations. */
function shorten(text: string): string {
  const safe = withoutEmails(text.slice(0, MAX_READ));
  if (safe.length <= MAX_TOLD) return safe;
  return `${safe.slice(0, MAX_TOLD / 2)} … ${safe.slice(-MAX_TOLD / 2)}`;
}

/** What is logged about an error: name, message and stack, without the values that it carries. */
export function describeFault(error: Error): { type: string; message: string; stack: string; code?: string } {
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: shorten(error.message),
    stack: shorten(error.stack ?? ''),
  };
}

/** Settings of Fastify and its log: JSON lines on standard output, without bodies, queries or tokens. */
export function loggingOptions(level: Config['logLevel']): FastifyServerOptions {
  return {
    logger:
      level === 'silent'
        ? false
        : { level, serializers: { err: describeFault, req: () => ({}), res: () => ({}) } },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
  };
}

/** The pages whose address lets anyone act for a donor or reader. */
const PRIVATE_LINK = /^(\/(?:gift|monthly-gift|unsubscribe)\/).+/i;

/** Truncated last, because half an email would not be redacted. */
const pathOf = (url: string) =>
  withoutEmails(url.split('?', 1)[0] ?? '')
    .replace(PRIVATE_LINK, '$1<token>')
    .slice(0, MAX_PATH);

/** Errors alert the operator. A 503 does not, because its cause is logged separately. */
function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

/** Logs one line per response, and sends the client its request id. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route, config } = request.routeOptions;
    const line = {
      method: request.method,
      path: route === undefined || route.endsWith('/*') ? pathOf(request.url) : route,
      operationId: config.operationId,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[levelOf(reply.statusCode)](line, 'answered');
    done();
  });
}
