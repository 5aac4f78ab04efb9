import type { RawEvent, VerifiedEvent } from '../provider.ts';
import { createReader } from '../providerHttp.ts';
import type { PayPalSettings } from '../paymentsConfig.ts';
import type { PayPalApi } from './paypalApi.ts';
import { accepted } from './paypalFields.ts';

const readVerification = createReader<{ verification_status: string }>("PayPal's verification", {
  type: 'object',
  required: ['verification_status'],
  properties: { verification_status: { type: 'string' } },
});

const readIdentity = createReader<{ id: string; event_type: string }>("PayPal's event", {
  type: 'object',
  required: ['id', 'event_type'],
  properties: { id: { type: 'string', minLength: 1 }, event_type: { type: 'string' } },
});

const MALFORMED = 400;

/** The body as text; null unless it is a JSON object, and exactly these bytes. */
function jsonTextOf(body: Buffer): string | null {
  const text = body.toString();
  if (!Buffer.from(text).equals(body)) return null;
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? text : null;
  } catch {
    return null;
  }
}

function isPayPalUrl(text: string, { apiUrl, isOverridden }: WebhookSettings): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  if (isOverridden && origin === apiUrl) return true;
  return protocol === 'https:' && (hostname === 'paypal.com' || hostname.endsWith('.paypal.com'));
}

type WebhookSettings = Pick<PayPalSettings, 'webhookId' | 'apiUrl' | 'isOverridden'>;

/** What PayPal signed besides the body; null when a header is missing. */
function transmissionOf({ headers }: RawEvent) {
  const read = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const transmission = {
    auth_algo: read('paypal-auth-algo'),
    cert_url: read('paypal-cert-url'),
    transmission_id: read('paypal-transmission-id'),
    transmission_sig: read('paypal-transmission-sig'),
    transmission_time: read('paypal-transmission-time'),
  };
  return Object.values(transmission).every(Boolean) ? transmission : null;
}

/** Asks PayPal whether an event is from PayPal. One that cannot be is refused without a call. */
export async function verifyWebhook(
  api: PayPalApi,
  event: RawEvent,
  settings: WebhookSettings,
): Promise<VerifiedEvent | null> {
  const transmission = transmissionOf(event);
  const text = jsonTextOf(event.body);
  if (!transmission || text === null || !isPayPalUrl(transmission.cert_url, settings)) return null;
  const envelope = JSON.stringify({ ...transmission, webhook_id: settings.webhookId });
  const response = await api({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The signature covers the event's bytes, so they are not parsed and reserialised.
    body: `${envelope.slice(0, -1)},"webhook_event":${text}}`,
  });
  if (response.status === MALFORMED) return null;
  const verification = readVerification(accepted(response, 'to verify an event'));
  if (verification.verification_status !== 'SUCCESS') return null;
  const { id, event_type: type } = readIdentity(JSON.parse(text));
  return { id, type };
}
