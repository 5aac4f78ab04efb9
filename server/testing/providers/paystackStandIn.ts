import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaystackSettings } from '../../payments/paymentsConfig.ts';
import type { Description } from './description.ts';
import { createActions, type PaystackActions, type PaystackEvent } from './paystack/paystackActions.ts';
import { addCheckoutPages, type Decision } from './paystack/paystackCheckoutPage.ts';
import { subscriptionJson } from './paystack/paystackJson.ts';
import { createOperations, refusal, type Operation } from './paystack/paystackOperations.ts';
import { PaystackState } from './paystack/paystackState.ts';
import { startStandIn, type StandInServer } from './standInServer.ts';

export interface PaystackStandInOptions {
  /** Called for each event; by default events only wait in `events`. */
  onEvent?: (event: PaystackEvent) => void;
}

/** An event as it is sent. The same event has the same bytes each time. */
export interface SignedEvent {
  headers: Record<string, string>;
  body: string;
}

/** A Paystack on this machine, for tests: it keeps Paystack's published rules and its own books. */
export interface PaystackStandIn extends StandInServer<Operation> {
  readonly settings: PaystackSettings;
  readonly state: PaystackState;
  readonly actions: PaystackActions;
  readonly events: readonly PaystackEvent[];
  /** Presses a button of the checkout page; returns where the donor is then. */
  decide(checkoutUrl: string, decision: Decision): Promise<URL>;
  /** Signs an event as it is delivered to the webhook. */
  sign(event: PaystackEvent): SignedEvent;
  /** Delivers an event to a webhook. */
  deliver(event: PaystackEvent, webhookUrl: string): Promise<Response>;
}

const file = join(import.meta.dirname, 'descriptions', 'paystack.json');
const description = JSON.parse(readFileSync(file, 'utf8')) as Description;

/** Starts a stand-in on a free port of this machine. */
export async function startPaystackStandIn({
  onEvent = () => {},
}: PaystackStandInOptions = {}): Promise<PaystackStandIn> {
  const secretKey = `sk_test_${randomBytes(20).toString('hex')}`;
  const state = new PaystackState();
  const events: PaystackEvent[] = [];
  const emit = (event: string, data: object) => {
    events.push({ event, data });
    onEvent({ event, data });
  };
  const actions = createActions(state, emit);
  const server: StandInServer<Operation> = await startStandIn({
    description,
    operations: createOperations({
      state,
      checkoutUrl: (accessCode) => `${server.url}/checkout/${accessCode}`,
      onDisabled: (subscription) => emit('subscription.not_renew', subscriptionJson(subscription)),
    }),
    isAuthorised: ({ headers }) => headers.authorization === `Bearer ${secretKey}`,
    refusal,
    addPages: (app) => addCheckoutPages(app, state, actions),
  });

  function sign(event: PaystackEvent): SignedEvent {
    const body = JSON.stringify(event);
    const signature = createHmac('sha512', secretKey).update(body).digest('hex');
    return { body, headers: { 'content-type': 'application/json', 'x-paystack-signature': signature } };
  }

  return {
    ...server,
    settings: { secretKey, apiUrl: server.url },
    state,
    actions,
    events,
    async decide(checkoutUrl, decision) {
      const body = new URLSearchParams({ decision });
      const response = await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' });
      return new URL(response.headers.get('location') ?? checkoutUrl);
    },
    sign,
    deliver: (event, webhookUrl) => fetch(webhookUrl, { method: 'POST', ...sign(event) }),
  };
}
