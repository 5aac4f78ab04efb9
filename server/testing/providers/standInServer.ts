import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createRequestCheck, type Description } from './description.ts';
import { createMisbehaviours, type Misbehaviour } from './misbehaviour.ts';

/** A call of the imitated provider. */
export interface StandInCall {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** The body's text as it arrived, when it is JSON. */
  rawBody: string;
}

export interface StandInResponse {
  status: number;
  json: unknown;
}

export type Operations<Name extends string> = Readonly<Record<Name, (call: StandInCall) => StandInResponse>>;

interface StandInOptions<Name extends string> {
  description: Description;
  operations: Operations<Name>;
  isAuthorised: (request: FastifyRequest) => boolean;
  /** The response to a call without the right key, or that the description does not allow. */
  refusal: (status: number, message: string) => StandInResponse;
  /** Adds the pages that donors see. Forms arrive as URLSearchParams. */
  addPages: (app: FastifyInstance) => void;
}

/** A provider on this machine, for tests. */
export interface StandInServer<Name extends string> {
  readonly url: string;
  /** The operations that were called, in order. */
  readonly calls: readonly Name[];
  /** Makes the next calls of an operation go wrong. */
  misbehave(operation: Name, misbehaviour: Misbehaviour, times?: number): void;
  close(): Promise<void>;
}

/** Starts a stand-in on a free port of this machine. It refuses what the provider's published description would refuse. */
export async function startStandIn<Name extends string>({
  description,
  operations,
  isAuthorised,
  refusal,
  addPages,
}: StandInOptions<Name>): Promise<StandInServer<Name>> {
  const app = fastify({ forceCloseConnections: true });
  const misbehaviours = createMisbehaviours<Name>();
  const calls: Name[] = [];
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const rawBodies = new WeakMap<FastifyRequest, string>();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    rawBodies.set(request, String(body));
    done(null, JSON.parse(String(body)));
  });

  async function respond(name: Name, reply: FastifyReply, work: () => StandInResponse) {
    calls.push(name);
    const wrong = misbehaviours.take(name);
    if (wrong?.how === 'fail') return reply.code(wrong.status).send('Internal error');
    const { status, json } = work();
    if (wrong?.how === 'slow') await pause(wrong.ms);
    if (wrong?.how === 'hang' || wrong?.how === 'disconnect') {
      reply.hijack();
      if (wrong.how === 'disconnect') reply.raw.destroy();
      else wrong.whenDone?.();
      return reply;
    }
    reply.code(status).type('application/json');
    if (wrong?.how === 'malformed') return reply.send('{"status":');
    return reply.send(JSON.stringify(wrong?.how === 'tamper' ? wrong.change(json as never) : json));
  }

  for (const name of Object.keys(operations) as Name[]) {
    const described = description.operations[name];
    if (!described) throw new Error(`The description has no operation ${name}.`);
    const check = createRequestCheck(described);
    app.route<{ Params: Record<string, string>; Querystring: Record<string, string> }>({
      method: described.method,
      url: described.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) =>
        respond(name, reply, () => {
          if (!isAuthorised(request)) return refusal(401, 'Invalid key');
          const { params, query, body, headers } = request;
          const problem = check({ body, query, headers });
          if (problem !== undefined) return refusal(400, problem);
          const rawBody = rawBodies.get(request) ?? '';
          return operations[name]({ params, query, headers, body, rawBody });
        }),
    });
  }
  addPages(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    calls,
    misbehave: (operation, misbehaviour, times = 1) => misbehaviours.add(operation, misbehaviour, times),
    close: () => app.close(),
  };
}
