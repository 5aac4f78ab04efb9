import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

const EMAIL = /[^\s"'()<>=,;:/?&]+(?:@|%40)[^\s"'()<>=,;:/?&]+/gi;
const MAX_PATH = 200;

/** Takes email addresses out of a text; database errors quote the values that they refuse. */
export const withoutEmails = (text: string) => text.replaceAll(EMAIL, '<email>');

/** What the log keeps of a fault: its name, text and place, and none of the values that an error may carry along. */
export function describeFault(error: Error): { type: string; message: string; stack: string; code?: string } {
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: withoutEmails(error.message),
    stack: withoutEmails(error.stack ?? ''),
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

const pathOf = (url: string) => withoutEmails((url.split('?', 1)[0] ?? '').slice(0, MAX_PATH));

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
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
