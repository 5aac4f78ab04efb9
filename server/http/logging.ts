import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** What stands between spaces, quotes and the like: an email and what touches it. */
const RUN = /[^\s"'()<>=,;:/?&]+/g;
const IS_EMAIL = /.(?:@|%40)./s;
const MAX_PATH = 200;
/** In characters. An error may quote whatever somebody sent, and its stack begins with the same. */
const MAX_READ = 64 * 1024;
const MAX_TOLD = 4000;

/**
 * Takes email addresses out of a text; database errors quote the values that they refuse. Each run of characters is looked at
 * once: an expression for a whole email starts anew at each letter of a long run without `@`.
 */
export const withoutEmails = (text: string) =>
  text.replaceAll(RUN, (run) => (IS_EMAIL.test(run) ? '<email>' : run));

/** A text as the log tells it; of a long one its beginning and its end, where a stack has its places. */
function told(text: string): string {
  const safe = withoutEmails(text.slice(0, MAX_READ));
  if (safe.length <= MAX_TOLD) return safe;
  return `${safe.slice(0, MAX_TOLD / 2)} … ${safe.slice(-MAX_TOLD / 2)}`;
}

/** What the log keeps of a fault: its name, text and place, and none of the values that an error may carry along. */
export function describeFault(error: Error): { type: string; message: string; stack: string; code?: string } {
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: told(error.message),
    stack: told(error.stack ?? ''),
  };
}

/** Settings of Fastify and its log: JSON lines on the standard output, with no body, query or token in any of them. */
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

/** Cut last: half an email is none that would be found. */
const pathOf = (url: string) => withoutEmails(url.split('?', 1)[0] ?? '').slice(0, MAX_PATH);

/**
 * Errors wake somebody up. A 503 does not, because its cause has a line of its own; nor does a 501, which anybody can cause
 * by calling an operation that is not offered yet.
 */
function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status === 503) return 'warn';
  if (status === 501) return 'info';
  return status >= 500 ? 'error' : 'info';
}

/** Writes one line for each answer, and tells the client the id that its lines carry. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route, config } = request.routeOptions;
    const line = {
      method: request.method,
      path: route === undefined || route.endsWith('/*') ? pathOf(request.url) : route,
      operationId: config.operationId,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[levelOf(reply.statusCode)](line, 'answered');
  });
}
