import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { RawBody, RawOperation } from '../contract/rawBody.ts';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { forbidden, providerFailed } from '../http/errors.ts';
import type { Payments } from '../payments/payments.ts';
import {
  ProviderError,
  type PaymentClient,
  type PaymentProvider,
  type VerifiedEvent,
} from '../payments/provider.ts';
import { handleEvent } from './handleEvent.ts';
import { storeEvent } from './paymentEvents.ts';

interface WebhookDependencies {
  db: Kysely<Database>;
  payments: Payments;
}

async function verify(
  provider: PaymentProvider | undefined,
  event: RawBody,
  log: FastifyBaseLogger,
): Promise<VerifiedEvent> {
  if (!provider?.verifyEvent) throw forbidden('Notifications are not accepted.');
  try {
    const verified = await provider.verifyEvent(event);
    if (verified) return verified;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'The signature of a webhook event could not be checked');
    throw providerFailed('The signature cannot be checked at the moment.');
  }
  log.warn('A webhook event was refused: its signature is invalid');
  throw forbidden('The signature is invalid.');
}

/** The webhooks of the payment providers. A verified event is accepted even when it cannot be acted on yet. */
export function webhookHandlers({ db, payments }: WebhookDependencies): Pick<Handlers, RawOperation> {
  async function receive(client: PaymentClient, event: RawBody, log: FastifyBaseLogger) {
    const provider = payments.providerFor(client);
    const verified = await verify(provider, event, log);
    const stored = provider && (await storeEvent(db, provider.name, verified, event.body.toString()));
    if (stored) await handleEvent(stored, { db, payments, provider, log });
    return { status: 200, body: { status: 'ok' } } as const;
  }
  return {
    paypalWebhook: ({ body, log }) => receive('PAYPAL', body, log),
    paystackWebhook: ({ body, log }) => receive('PAYSTACK', body, log),
  };
}
