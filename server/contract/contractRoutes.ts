import { Readable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { operationsOf, type ContractDocument, type Operation } from '../../contract/document.ts';
import { responseChecker } from '../../contract/responses.ts';
import { schemasFor } from '../../contract/schemas.ts';
import { compressJson } from '../http/compression.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { jsonParser, readJson } from '../http/json.ts';
import { rateLimiting } from '../http/rateLimit.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { adminOf, authenticationHook } from './authentication.ts';
import { FORM_TYPE, formOf } from './forms.ts';
import { takesRawBody } from './rawBody.ts';
import { formReceiver, onlyJson, refuseOtherBodies, refuseOtherThanFields } from './receiveForm.ts';
import { FIELDS_TYPE, requestReader } from './requests.ts';
import type { Authenticate, Handlers } from './types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation that the route implements, for the log. */
    operationId?: string;
    /** Whether the body may be large and slow to arrive. */
    takesForm?: boolean;
    /** Whether the body is a form without files. */
    takesFields?: boolean;
    /** Whether a valid JSON body is passed on as bytes. */
    takesRawBody?: boolean;
    /** Whether browsers that open it get errors as a page. */
    opensInTab?: boolean;
  }
}

export interface ContractOptions {
  document: ContractDocument;
  handlers: Handlers;
  authenticate: Authenticate;
  uploads: Uploads;
  /** Turns every response that breaks the contract into a 500 that says how. For tests. */
  checkResponses: boolean;
}

/** A response of any operation, without the contract's types. */
interface LooseResponse {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  contentType?: string;
  content?: unknown;
}

type LooseHandler = (call: object) => Promise<LooseResponse>;

const ALL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

function handlerOf(handlers: Handlers, { id }: Operation): LooseHandler {
  const handler = (handlers as Readonly<Record<string, unknown>>)[id];
  if (typeof handler !== 'function') throw new Error(`The operation ${id} has no handler.`);
  return handler as LooseHandler;
}

/** HEAD gets no content, so none is produced: a stream would be read to its end. */
function contentFor({ method }: FastifyRequest, content: unknown): unknown {
  if (method !== 'HEAD' || !(content instanceof Readable)) return content;
  content.destroy();
  return Readable.from([]);
}

function send(reply: FastifyReply, response: LooseResponse): FastifyReply {
  reply.code(response.status).headers(response.headers ?? {});
  if (response.contentType !== undefined)
    return reply.type(response.contentType).send(contentFor(reply.request, response.content));
  return response.body === undefined ? reply.send() : reply.send(response.body);
}

/** Registers a route for each operation, and handles unknown paths under the same prefix. */
export async function contractRoutes(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const { document } = options;
  const operations = operationsOf(document);
  const { reading, responding } = schemasFor(document);

  await app.register(rateLimit, rateLimiting);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readJson(app));
  // Not parsed here: the handlers of operations with forms do that.
  app.addContentTypeParser(FORM_TYPE, ({ routeOptions }, _body, done) =>
    routeOptions.config.takesForm ? done(null) : done(onlyJson()),
  );
  app.addContentTypeParser(FIELDS_TYPE, { parseAs: 'string' }, ({ routeOptions }, body, done) =>
    routeOptions.config.takesFields
      ? done(null, Object.fromEntries(new URLSearchParams(body.toString())))
      : done(onlyJson()),
  );
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });

  // Checks can only read uncompressed responses.
  if (!options.checkResponses) compressJson(app);

  for (const operation of operations) app.route(routeOf(operation));
  for (const path of new Set(operations.map((operation) => operation.path))) refuseOtherMethods(path);
  app.setNotFoundHandler(throwNotFound);
  // A wildcard route is needed, because the website has a screen for every path and would respond instead.
  app.get('/*', throwNotFound);

  function routeOf(operation: Operation): RouteOptions {
    const { id, method, token, rateLimit: limit, opensInTab } = operation;
    const handler = handlerOf(options.handlers, operation);
    const form = formOf(document, operation);
    const read = requestReader(document, reading, operation, form);
    const receiveForm = form && formReceiver(options.uploads, jsonParser(app), form);
    const isRaw = takesRawBody(id);
    const takesFields = operation.body !== null && FIELDS_TYPE in operation.body.schemas;
    return {
      method,
      url: toRoute(operation.path),
      config: {
        operationId: id,
        takesForm: form !== null,
        takesFields,
        takesRawBody: isRaw,
        opensInTab,
        ...(limit && { rateLimit: { max: limit.max, timeWindow: limit.windowSeconds * 1000 } }),
      },
      onRequest: authenticationHook(token, options.authenticate),
      ...(form && { preParsing: refuseOtherBodies }),
      ...(takesFields && { preParsing: refuseOtherThanFields }),
      ...(options.checkResponses && { onSend: checkOf(operation) }),
      handler: async (request: FastifyRequest, reply) => {
        const about = {
          admin: adminOf(request),
          address: request.ip,
          host: request.headers.host,
          log: request.log,
        };
        const responseTo = async (body: unknown) => {
          const { headers } = request;
          return handler({ ...read(request, body), ...(isRaw && { body: { body, headers } }), ...about });
        };
        const response = await (receiveForm ? receiveForm(request, responseTo) : responseTo(request.body));
        return send(reply, response);
      },
    };
  }

  function checkOf(operation: Operation) {
    const check = responseChecker(responding, operation);
    return async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const breach = check({
        status: reply.statusCode,
        contentType: String(reply.getHeader('Content-Type') ?? ''),
        hasHeader: (name) => reply.hasHeader(name),
        payload,
      });
      if (breach === null) return payload;
      reply.code(500).type('application/json; charset=utf-8').removeHeader('Content-Length');
      return JSON.stringify({ message: breach, code: 'contract_breach' });
    };
  }

  function refuseOtherMethods(path: string): void {
    const own = operations.filter((operation) => operation.path === path).map(({ method }) => method);
    const allowed = own.includes('GET') ? [...own, 'HEAD'] : own;
    app.route({
      method: ALL_METHODS.filter((method) => !(own as readonly string[]).includes(method)),
      url: toRoute(path),
      onRequest: async (_request, reply) => {
        reply.header('Allow', allowed.join(', '));
        throw new HttpError(405, 'method_not_allowed', 'This address does not accept this kind of request.');
      },
      handler: async () => {},
    });
  }
}

const throwNotFound = () => {
  throw notFound('There is no page at this address.');
};

const toRoute = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
