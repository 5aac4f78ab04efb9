import {
  ProviderError,
  type Checkout,
  type CheckoutRequest,
  type Outcome,
  type PaymentIdentity,
  type VerifyOptions,
} from '../provider.ts';
import { createReader } from '../providerHttp.ts';
import { requestId, type PayPalApi } from './paypalApi.ts';
import {
  accepted,
  approvalLink,
  issueOf,
  MONEY,
  readCreated,
  readOwnMoney,
  readTime,
  TAKEN,
  toPayPalMoney,
  type PayPalMoney,
} from './paypalFields.ts';

/** PayPal's limit, in bytes to be safe. */
const MAX_DESCRIPTION = 127;
const REPRESENTATION = { Prefer: 'return=representation' };

/** The donor has not agreed, or another call is capturing. */
const NOT_YET = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', 'ORDER_COMPLETION_IN_PROGRESS']);

/** The payment was declined. */
const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'TRANSACTION_LIMIT_EXCEEDED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'COMPLIANCE_VIOLATION',
]);

interface Capture {
  id: string;
  status: string;
  amount: PayPalMoney;
  create_time: string;
}

interface Order {
  id: string;
  status: string;
  purchase_units: { custom_id?: string; payments?: { captures?: Capture[] } }[];
}

const readOrder = createReader<Order>("PayPal's order", {
  type: 'object',
  required: ['id', 'status', 'purchase_units'],
  properties: {
    id: { type: 'string' },
    status: { type: 'string' },
    purchase_units: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          custom_id: { type: 'string', nullable: true },
          payments: {
            type: 'object',
            nullable: true,
            properties: {
              captures: {
                type: 'array',
                nullable: true,
                items: {
                  type: 'object',
                  required: ['id', 'status', 'amount', 'create_time'],
                  properties: {
                    id: { type: 'string' },
                    status: { type: 'string' },
                    amount: MONEY,
                    create_time: { type: 'string' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});

const shortened = (text: string) =>
  Buffer.from(text)
    .subarray(0, MAX_DESCRIPTION)
    .toString()
    .replace(/\uFFFD+$/, '');

/** Creates an order, which the donor approves at PayPal. */
export async function startOrder(
  api: PayPalApi,
  { reference, money, description, returnUrl, cancelUrl }: CheckoutRequest,
): Promise<Checkout> {
  const response = await api({
    method: 'POST',
    path: '/v2/checkout/orders',
    headers: requestId(reference),
    body: {
      intent: 'CAPTURE',
      purchase_units: [
        { custom_id: reference, description: shortened(description), amount: toPayPalMoney(money) },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: returnUrl,
            cancel_url: cancelUrl,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    },
  });
  const { id, links } = readCreated(accepted(response, 'an order'));
  return { providerReference: id, checkoutUrl: approvalLink(links) };
}

/** The outcome of a completed order. */
function toOutcome(identity: PaymentIdentity, { captures = [] }: { captures?: Capture[] }): Outcome {
  const taken = captures.find(({ status }) => TAKEN.has(status));
  if (taken)
    return {
      ...identity,
      state: 'paid',
      payment: {
        paymentId: taken.id,
        money: readOwnMoney(taken.amount),
        paidAt: readTime(taken.create_time),
      },
    };
  if (captures.length === 0) throw new ProviderError("PayPal's completed order has no payment.");
  return { ...identity, state: captures.some(({ status }) => status === 'PENDING') ? 'pending' : 'failed' };
}

/** Fetches an order and captures it once the donor has approved it. */
export async function verifyOrder(
  api: PayPalApi,
  identity: PaymentIdentity,
  { mayCapture = true }: VerifyOptions = {},
): Promise<Outcome> {
  const path = `/v2/checkout/orders/${encodeURIComponent(identity.providerReference)}`;

  function judge(order: Order): Outcome | 'approved' {
    const [unit = {}] = order.purchase_units;
    if (order.id !== identity.providerReference || unit.custom_id !== identity.reference)
      throw new ProviderError("PayPal's order belongs to another donation.");
    if (order.status === 'VOIDED') return { ...identity, state: 'failed' };
    if (order.status === 'APPROVED') return 'approved';
    if (order.status === 'COMPLETED') return toOutcome(identity, unit.payments ?? {});
    return { ...identity, state: 'pending' };
  }

  async function fetchOrder(): Promise<Outcome | 'approved'> {
    const response = await api({ method: 'GET', path });
    // PayPal keeps orders that were paid, and forgets those that were never approved.
    if (response.status === 404) return { ...identity, state: 'failed' };
    return judge(readOrder(accepted(response, 'to show an order')));
  }

  async function capture(): Promise<Outcome | 'approved'> {
    const response = await api({
      method: 'POST',
      path: `${path}/capture`,
      headers: { ...requestId(`${identity.reference}-capture`), ...REPRESENTATION },
      body: {},
    });
    if (response.status !== 422) return judge(readOrder(accepted(response, 'to capture an order')));
    const issue = issueOf(response);
    if (issue === 'ORDER_ALREADY_CAPTURED') return fetchOrder();
    if (NOT_YET.has(issue)) return { ...identity, state: 'pending' };
    if (DECLINED.has(issue)) return { ...identity, state: 'failed' };
    throw new ProviderError(`PayPal refused to capture an order (${issue}).`);
  }

  const found = await fetchOrder();
  const outcome = found === 'approved' && mayCapture ? await capture() : found;
  return outcome === 'approved' ? { ...identity, state: 'pending' } : outcome;
}
