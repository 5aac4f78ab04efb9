import { createHash, createHmac, randomUUID } from 'node:crypto';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { PayPalSettings } from '../../payments/paymentsConfig.ts';
import { checkoutPages, type Decision } from './paypalCheckoutPage.ts';
import { HANDLERS, refusal, type Answer } from './paypalOperations.ts';
import { OPERATIONS, problemOf, textOf, type Operation } from './paypalRequests.ts';
import { newId, PayPalState, type PayPalEvent } from './paypalState.ts';

/** How the next call of an operation goes wrong. */
export type Misbehaviour =
  /** Fails without doing anything. */
  | { how: 'fail'; status: number }
  /** Answers late. */
  | { how: 'slow'; ms: number }
  /** Does its work and then answers something that is not JSON. */
  | { how: 'malformed' }
  /** Does its work and then answers something else. */
  | { how: 'tamper'; change: (json: never) => unknown }
  /** Does its work and never answers. */
  | { how: 'hang'; whenDone?: () => void }
  /** Does its work and then drops the connection. */
  | { how: 'disconnect' };

export interface PaypalStandInOptions {
  /** How long an access token is valid. */
  tokenSeconds?: number;
  /** Called for each event; by default events only wait in `state.events`. */
  onEvent?: (event: PayPalEvent) => void;
}

export interface SignedEvent {
  headers: Record<string, string>;
  body: string;
}

/** A PayPal on this machine, for tests: it keeps PayPal's published rules and its own books. */
export interface PaypalStandIn {
  readonly url: string;
  readonly settings: PayPalSettings;
  readonly state: PayPalState;
  /** The operations that were called, in order. */
  readonly calls: readonly (Operation | 'token')[];
  /** Makes the next calls of an operation go wrong. */
  misbehave(operation: Operation | 'token', misbehaviour: Misbehaviour, times?: number): void;
  /** Forgets the misbehaviours that did not happen. */
  behave(): void;
  /** Makes all access tokens invalid. */
  expireTokens(): void;
  /** Presses a button of the checkout page; returns where the donor is sent. */
  decide(checkoutUrl: string, decision: Decision): Promise<URL>;
  /** Signs an event as it is delivered to the webhook. */
  sign(event: PayPalEvent): SignedEvent;
  /** Delivers an event to a webhook. */
  deliver(event: PayPalEvent, webhookUrl: string): Promise<Response>;
  close(): Promise<void>;
}

const SIGNING_KEY = 'only PayPal knows this';
const TOKEN_SECONDS = 32_400;

const signatureOf = (transmissionId: string, time: string, webhookId: string, body: string) =>
  createHmac('sha256', SIGNING_KEY)
    .update([transmissionId, time, webhookId, createHash('sha256').update(body).digest('hex')].join('|'))
    .digest('base64');

interface Verification {
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
}

/** Whether the event in a verification call is byte for byte the one that was signed. */
function isSigned(call: string): boolean {
  const {
    transmission_id: id,
    transmission_sig: sig,
    transmission_time: time,
    webhook_id: webhookId,
  } = JSON.parse(call) as Verification;
  const marker = '"webhook_event":';
  const event = call.slice(call.indexOf(marker) + marker.length, -1);
  return sig === signatureOf(id, time, webhookId, event);
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return 'malformed';
  }
}

/** Starts a stand-in on a free port of this machine. */
export async function startPaypalStandIn({
  tokenSeconds = TOKEN_SECONDS,
  onEvent = () => {},
}: PaypalStandInOptions = {}): Promise<PaypalStandIn> {
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  let url = '';
  const keys = { clientId: `client-${newId()}`, clientSecret: `secret-${newId()}`, webhookId: newId() };
  const state = new PayPalState(() => url, onEvent);
  const tokens = new Map<string, number>();
  const repeats = new Map<string, { body: string; answer: Answer }>();
  const calls: (Operation | 'token')[] = [];
  const misbehaviours = new Map<Operation | 'token', Misbehaviour[]>();

  /** Answers, unless the call is to go wrong. */
  async function respond(operation: Operation | 'token', reply: FastifyReply, work: () => Answer) {
    calls.push(operation);
    const wrong = misbehaviours.get(operation)?.shift();
    if (wrong?.how === 'fail')
      return reply.code(wrong.status).send(refusal(wrong.status, 'INTERNAL_SERVER_ERROR', 'FAILED').json);
    const { status, json } = work();
    if (wrong?.how === 'slow') await new Promise((resolve) => setTimeout(resolve, wrong.ms));
    if (wrong?.how === 'hang' || wrong?.how === 'disconnect') {
      reply.hijack();
      if (wrong.how === 'disconnect') reply.raw.destroy();
      else wrong.whenDone?.();
      return reply;
    }
    reply.code(status).type('application/json');
    if (wrong?.how === 'malformed') return reply.send('{"id":');
    const shown = wrong?.how === 'tamper' ? wrong.change(json as never) : json;
    return reply.send(shown === undefined ? '' : JSON.stringify(shown));
  }

  function isAuthorised({ headers: { authorization = '' } }: FastifyRequest): boolean {
    return (tokens.get(authorization.replace(/^Bearer /, '')) ?? 0) > Date.now();
  }

  /** The work of an operation. A repeated PayPal-Request-Id returns the first answer and does nothing. */
  function perform(operation: Operation, request: FastifyRequest, id: string): Answer {
    if (!isAuthorised(request)) return refusal(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN');
    const query = request.query as Record<string, string>;
    const raw = textOf(request);
    const body = parsed(raw);
    const problem = problemOf(operation, { body, query: { ...query }, headers: request.headers });
    if (problem) return refusal(400, 'INVALID_REQUEST', problem);
    const requestId = request.headers['paypal-request-id'];
    const key = `${operation} ${String(requestId)}`;
    const earlier = requestId === undefined ? undefined : repeats.get(key);
    if (earlier && earlier.body !== raw) return refusal(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_REQUEST_ID');
    if (earlier) return earlier.answer;
    const answer = HANDLERS[operation]({
      state,
      url,
      id,
      body: body as never,
      query,
      isSigned: () => isSigned(raw),
    });
    if (requestId !== undefined && answer.status < 300) repeats.set(key, { body: raw, answer });
    return answer;
  }

  for (const [operation, { method, path }] of OPERATIONS)
    app.route<{ Params: { id?: string } }>({
      method,
      url: path.replace('{id}', ':id'),
      handler: (request, reply) =>
        respond(operation, reply, () => perform(operation, request, request.params.id ?? '')),
    });

  app.post('/v1/oauth2/token', (request, reply) =>
    respond('token', reply, () => {
      const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64');
      const grant = new URLSearchParams(textOf(request)).get('grant_type');
      if (request.headers.authorization !== `Basic ${basic}` || grant !== 'client_credentials')
        return { status: 401, json: { error: 'invalid_client' } };
      const token = `A21AA-${randomUUID()}`;
      tokens.set(token, Date.now() + tokenSeconds * 1000);
      return {
        status: 200,
        json: { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds },
      };
    }),
  );
  checkoutPages(app, state);
  url = await app.listen({ host: '127.0.0.1', port: 0 });

  function sign(event: PayPalEvent): SignedEvent {
    const body = JSON.stringify(event);
    const [id, time] = [randomUUID(), new Date().toISOString()];
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${url}/v1/notifications/certs/CERT-1`,
        'paypal-transmission-id': id,
        'paypal-transmission-sig': signatureOf(id, time, keys.webhookId, body),
        'paypal-transmission-time': time,
      },
    };
  }

  return {
    url,
    settings: { ...keys, environment: 'sandbox', apiUrl: url, isOverridden: true },
    state,
    calls,
    misbehave(operation, misbehaviour, times = 1) {
      const queue = misbehaviours.get(operation) ?? [];
      queue.push(...Array<Misbehaviour>(times).fill(misbehaviour));
      misbehaviours.set(operation, queue);
    },
    behave: () => misbehaviours.clear(),
    expireTokens: () => tokens.clear(),
    async decide(checkoutUrl, decision) {
      const body = new URLSearchParams({ decision });
      const response = await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '');
    },
    sign,
    deliver: (event, webhookUrl) => fetch(webhookUrl, { method: 'POST', ...sign(event) }),
    close: () => app.close(),
  };
}
