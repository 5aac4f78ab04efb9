import type { IncomingHttpHeaders } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { createRequestCheck, type Description } from './description.ts';
import { createFaults, type Faults } from './faults.ts';

/** A call of the imitated provider. */
export interface StandInCall {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface StandInResponse {
  status: number;
  json?: unknown;
}

export type StandInOperation = (call: StandInCall) => StandInResponse | Promise<StandInResponse>;

interface StandInOptions<Name extends string> {
  description: Description & { operations: Record<Name, unknown> };
  /** All operations of the description. */
  operations: Readonly<Record<Name, StandInOperation>>;
  /** A refusal, for calls without the right key. */
  refuse: (operation: Name, call: StandInCall) => StandInResponse | undefined;
  /** The response to a request that the description does not allow. */
  invalid: (problem: string) => StandInResponse;
  /** Adds the pages that donors see. Forms arrive as URLSearchParams. */
  addPages: (app: FastifyInstance) => void;
}

/** A running stand-in. */
export interface StandInServer<Name extends string = string> {
  url: string;
  faults: Faults;
  /** The operations called, in order. */
  calls: readonly Name[];
  /** Called each time a call hangs, so that a test can end its waiting without a clock. */
  onHang: (() => void) | undefined;
  stop(): Promise<void>;
}

function send(reply: FastifyReply, { status, json }: StandInResponse) {
  if (json === undefined) return reply.code(status).send();
  return reply.code(status).type('application/json').send(JSON.stringify(json));
}

/** Starts a stand-in for a provider on a port of this machine. It refuses what the provider's description would refuse. */
export async function startStandIn<Name extends string>({
  description,
  operations,
  refuse,
  invalid,
  addPages,
}: StandInOptions<Name>): Promise<StandInServer<Name>> {
  const app = fastify({ forceCloseConnections: true });
  const faults = createFaults();
  const calls: Name[] = [];
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const server: StandInServer<Name> = { url: '', faults, calls, onHang: undefined, stop: () => app.close() };

  function hang(reply: FastifyReply) {
    reply.hijack();
    server.onHang?.();
  }

  for (const name of Object.keys(operations) as Name[]) {
    const described = description.operations[name];
    if (!described) throw new Error(`The description has no operation ${name}.`);
    const check = createRequestCheck(described);
    app.route({
      method: described.method,
      url: described.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const call: StandInCall = {
          params: request.params as Record<string, string>,
          query: request.query as Record<string, string>,
          headers: request.headers,
          body: request.body,
        };
        calls.push(name);
        const fault = faults.take(name);
        if (fault === 'hang') return hang(reply);
        if (fault === 'error') return reply.code(500).send('Internal error');
        if (typeof fault === 'object') await fault.until();
        const problem = check({ body: call.body, query: call.query, headers: call.headers });
        const response =
          refuse(name, call) ?? (problem === undefined ? await operations[name](call) : invalid(problem));
        if (fault === 'hang-after') return hang(reply);
        if (fault === 'malformed') return reply.code(response.status).type('application/json').send('{"st');
        return send(reply, response);
      },
    });
  }
  addPages(app);
  server.url = await app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}
