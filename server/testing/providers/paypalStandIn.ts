import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PayPalSettings } from '../../payments/paymentsConfig.ts';
import { checkoutPages, type Decision } from './paypal/paypalCheckoutPage.ts';
import { PAYPAL_DESCRIPTION } from './paypal/paypalDescription.ts';
import { createOperations, refusal, type Operation } from './paypal/paypalOperations.ts';
import { newId, PayPalState, type PayPalEvent } from './paypal/paypalState.ts';
import { startStandIn, type StandInServer } from './standInServer.ts';

export interface PaypalStandInOptions {
  /** How long an access token is valid. */
  tokenSeconds?: number;
  /** Called for each event; by default events only wait in `state.events`. */
  onEvent?: (event: PayPalEvent) => void;
}

/** An event as it is sent. */
export interface SignedEvent {
  headers: Record<string, string>;
  body: string;
}

/** A PayPal on this machine, for tests: it keeps PayPal's published rules and its own books. */
export interface PaypalStandIn extends StandInServer<Operation> {
  readonly settings: PayPalSettings;
  readonly state: PayPalState;
  /** Makes all access tokens invalid. */
  expireTokens(): void;
  /** Presses a button of the checkout page; returns where the donor is sent. */
  decide(checkoutUrl: string, decision: Decision): Promise<URL>;
  /** Signs an event as it is delivered to the webhook. */
  sign(event: PayPalEvent): SignedEvent;
  /** Delivers an event to a webhook. */
  deliver(event: PayPalEvent, webhookUrl: string): Promise<Response>;
}

const SIGNING_KEY = 'only PayPal knows this';
const TOKEN_SECONDS = 32_400;

const signatureOf = (transmissionId: string, time: string, webhookId: string, body: string) =>
  createHmac('sha256', SIGNING_KEY)
    .update([transmissionId, time, webhookId, createHash('sha256').update(body).digest('hex')].join('|'))
    .digest('hex');

interface Verification {
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
}

/** Whether the event in a verification call is byte for byte the one that was signed. */
function isSigned(call: string): boolean {
  const verification = JSON.parse(call) as Verification;
  const { transmission_id: id, transmission_time: time, webhook_id: webhookId } = verification;
  const marker = '"webhook_event":';
  const event = call.slice(call.indexOf(marker) + marker.length, -1);
  return verification.transmission_sig === signatureOf(id, time, webhookId, event);
}

/** Starts a stand-in on a free port of this machine. */
export async function startPaypalStandIn({
  tokenSeconds = TOKEN_SECONDS,
  onEvent = () => {},
}: PaypalStandInOptions = {}): Promise<PaypalStandIn> {
  const keys = { clientId: `client-${newId()}`, clientSecret: `secret-${newId()}`, webhookId: newId() };
  const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64');
  const tokens = new Map<string, number>();
  const url = () => server.url;
  const state = new PayPalState(url, onEvent);

  function isAuthorised({ url: path, headers: { authorization = '' }, body }: FastifyRequest): boolean {
    if (path !== '/v1/oauth2/token')
      return (tokens.get(authorization.replace(/^Bearer /, '')) ?? 0) > Date.now();
    const grant = body instanceof URLSearchParams && body.get('grant_type');
    return authorization === `Basic ${basic}` && grant === 'client_credentials';
  }

  function newToken() {
    const token = `A21AA-${randomUUID()}`;
    tokens.set(token, Date.now() + tokenSeconds * 1000);
    return { status: 200, json: { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds } };
  }

  const server: StandInServer<Operation> = await startStandIn({
    description: PAYPAL_DESCRIPTION,
    operations: createOperations({ state, url, newToken, isSigned }),
    isAuthorised,
    refusal: (status, message) => refusal(status, 'REFUSED', message),
    addPages: (app) => checkoutPages(app, state),
  });

  function sign(event: PayPalEvent): SignedEvent {
    const body = JSON.stringify(event);
    const [id, time] = [randomUUID(), new Date().toISOString()];
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${server.url}/v1/notifications/certs/CERT-1`,
        'paypal-transmission-id': id,
        'paypal-transmission-sig': signatureOf(id, time, keys.webhookId, body),
        'paypal-transmission-time': time,
      },
    };
  }

  return {
    ...server,
    settings: { ...keys, environment: 'sandbox', apiUrl: server.url, isOverridden: true },
    state,
    expireTokens: () => tokens.clear(),
    async decide(checkoutUrl, decision) {
      const body = new URLSearchParams({ decision });
      const response = await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '');
    },
    sign,
    deliver: (event, webhookUrl) => fetch(webhookUrl, { method: 'POST', ...sign(event) }),
  };
}
