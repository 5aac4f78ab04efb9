import { randomBytes } from 'node:crypto';

export interface Amount {
  currency_code: string;
  value: string;
}

export interface Capture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  amount: Amount;
  custom_id: string | undefined;
  create_time: string;
}

export interface Order {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  customId: string | undefined;
  amount: Amount;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  /** The donor's bank refuses the capture. */
  declines: boolean;
  captures: Capture[];
}

export interface Subscription {
  id: string;
  baToken: string;
  status: 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  customId: string | undefined;
  amount: Amount;
  returnUrl: string;
  cancelUrl: string;
  failedPayments: number;
  sales: Capture[];
}

/** A movement of money, as the transaction report shows it. */
export interface Transaction {
  id: string;
  /** PayPal's event code: T0006 is an order, T0002 a subscription, T1107 a refund, T1106, T1201 and T1202 reversals, T1110 a hold. */
  code: 'T0006' | 'T0002' | 'T1107' | 'T1106' | 'T1110' | 'T1201' | 'T1202';
  amount: Amount;
  customId: string | undefined;
  at: Date;
}

export interface PayPalEvent {
  id: string;
  event_type: string;
  create_time: string;
  resource_type: string;
  resource: object;
}

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An id as PayPal makes them: capital letters and digits. */
export function newId(length = 17): string {
  return [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

const now = () => new Date().toISOString();

/** What PayPal remembers. */
export class PayPalState {
  readonly orders = new Map<string, Order>();
  readonly products = new Set<string>();
  readonly plans = new Set<string>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly transactions: Transaction[] = [];
  readonly events: PayPalEvent[] = [];
  /** New captures wait for PayPal's review. */
  holdsCaptures = false;
  readonly #url: () => string;
  readonly #onEvent: (event: PayPalEvent) => void;

  constructor(url: () => string, onEvent: (event: PayPalEvent) => void) {
    this.#url = url;
    this.#onEvent = onEvent;
  }

  /** Adds an event, which PayPal would deliver to the webhook. */
  announce(type: string, resourceType: string, resource: object): PayPalEvent {
    const event = {
      id: `WH-${newId()}-${newId()}`,
      event_type: type,
      create_time: now(),
      resource_type: resourceType,
      resource,
    };
    this.events.push(event);
    this.#onEvent(event);
    return event;
  }

  captureResource(order: Order, capture: Capture): object {
    return {
      ...capture,
      final_capture: true,
      supplementary_data: { related_ids: { order_id: order.id } },
      links: [
        { rel: 'self', method: 'GET', href: `${this.#url()}/v2/payments/captures/${capture.id}` },
        { rel: 'up', method: 'GET', href: `${this.#url()}/v2/checkout/orders/${order.id}` },
      ],
    };
  }

  approveOrder(order: Order): void {
    order.status = 'APPROVED';
    this.announce('CHECKOUT.ORDER.APPROVED', 'checkout-order', {
      id: order.id,
      status: order.status,
      intent: 'CAPTURE',
      purchase_units: [{ reference_id: 'default', custom_id: order.customId, amount: order.amount }],
    });
  }

  /** Takes the money of an approved order. */
  captureOrder(order: Order): void {
    const capture: Capture = {
      id: newId(),
      status: this.holdsCaptures ? 'PENDING' : 'COMPLETED',
      amount: order.amount,
      custom_id: order.customId,
      create_time: now(),
    };
    order.status = 'COMPLETED';
    order.captures.push(capture);
    if (!this.holdsCaptures) this.#complete(order, capture);
    else this.announce('PAYMENT.CAPTURE.PENDING', 'capture', this.captureResource(order, capture));
  }

  #complete(order: Order, capture: Capture): void {
    capture.status = 'COMPLETED';
    this.#record(capture, 'T0006');
    this.announce('PAYMENT.CAPTURE.COMPLETED', 'capture', this.captureResource(order, capture));
  }

  /** Ends PayPal's review of a held capture. */
  review(orderId: string, outcome: 'COMPLETED' | 'DECLINED'): void {
    const order = this.orders.get(orderId);
    const capture = order?.captures.find(({ status }) => status === 'PENDING');
    if (!order || !capture) throw new Error(`The order ${orderId} has no capture to review.`);
    if (outcome === 'COMPLETED') return this.#complete(order, capture);
    capture.status = 'DECLINED';
    this.announce('PAYMENT.CAPTURE.DENIED', 'capture', this.captureResource(order, capture));
  }

  #record({ id, amount, custom_id: customId }: Capture, code: Transaction['code']): void {
    this.transactions.push({ id, code, amount, customId, at: new Date() });
  }

  subscription(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`There is no subscription ${id}.`);
    return subscription;
  }

  announceSubscription(type: string, { id, status, customId }: Subscription): PayPalEvent {
    return this.announce(`BILLING.SUBSCRIPTION.${type}`, 'subscription', {
      id,
      status,
      custom_id: customId,
    });
  }

  activate(subscription: Subscription, isPaid: boolean): void {
    subscription.status = 'ACTIVE';
    this.announceSubscription('ACTIVATED', subscription);
    this.renew(subscription.id, isPaid ? 'paid' : 'failed');
  }

  /** Makes the payment of a month. */
  renew(subscriptionId: string, outcome: 'paid' | 'failed' = 'paid'): PayPalEvent {
    const subscription = this.subscription(subscriptionId);
    if (outcome === 'failed') {
      subscription.failedPayments += 1;
      return this.announceSubscription('PAYMENT.FAILED', subscription);
    }
    subscription.failedPayments = 0;
    const sale: Capture = {
      id: newId(),
      status: 'COMPLETED',
      amount: subscription.amount,
      custom_id: subscription.customId,
      create_time: now(),
    };
    subscription.sales.push(sale);
    this.#record(sale, 'T0002');
    return this.announce('PAYMENT.SALE.COMPLETED', 'sale', {
      id: sale.id,
      state: 'completed',
      amount: { total: sale.amount.value, currency: sale.amount.currency_code },
      billing_agreement_id: subscription.id,
      custom: subscription.customId,
      create_time: sale.create_time,
    });
  }

  /** Ends a subscription or stops it after failures. */
  change(subscriptionId: string, status: 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'): PayPalEvent {
    const subscription = this.subscription(subscriptionId);
    subscription.status = status;
    return this.announceSubscription(status, subscription);
  }

  #payment(paymentId: string): { payment: Capture; subscription?: Subscription } {
    for (const { captures } of this.orders.values())
      for (const payment of captures) if (payment.id === paymentId) return { payment };
    for (const subscription of this.subscriptions.values())
      for (const payment of subscription.sales)
        if (payment.id === paymentId) return { payment, subscription };
    throw new Error(`There is no payment ${paymentId}.`);
  }

  /** Returns money to the donor: the merchant refunds it, or the donor's bank reverses it. */
  giveBack(paymentId: string, kind: 'refund' | 'reversal', value?: string): PayPalEvent {
    const { payment, subscription } = this.#payment(paymentId);
    const amount = { ...payment.amount, value: value ?? payment.amount.value };
    const id = newId();
    const event = kind === 'refund' ? 'REFUNDED' : 'REVERSED';
    payment.status = amount.value === payment.amount.value ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.transactions.push({
      id,
      code: kind === 'refund' ? 'T1107' : 'T1106',
      amount: { ...amount, value: `-${amount.value}` },
      customId: payment.custom_id,
      at: new Date(),
    });
    if (subscription)
      return this.announce(`PAYMENT.SALE.${event}`, 'refund', {
        id,
        sale_id: paymentId,
        state: 'completed',
        amount: { total: `-${amount.value}`, currency: amount.currency_code },
        custom: payment.custom_id,
        links: [{ rel: 'sale', method: 'GET', href: `${this.#url()}/v1/payments/sale/${paymentId}` }],
      });
    return this.announce(`PAYMENT.CAPTURE.${event}`, 'refund', {
      id,
      status: 'COMPLETED',
      amount,
      custom_id: payment.custom_id,
      links: [
        { rel: 'self', method: 'GET', href: `${this.#url()}/v2/payments/refunds/${id}` },
        { rel: 'up', method: 'GET', href: `${this.#url()}/v2/payments/captures/${paymentId}` },
      ],
    });
  }

  /** Opens a dispute, or resolves it with an outcome. */
  dispute(paymentId: string, outcome?: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR'): PayPalEvent {
    const { payment } = this.#payment(paymentId);
    return this.announce(outcome ? 'CUSTOMER.DISPUTE.RESOLVED' : 'CUSTOMER.DISPUTE.CREATED', 'dispute', {
      dispute_id: `PP-D-${paymentId}`,
      disputed_transactions: [{ seller_transaction_id: paymentId, custom: payment.custom_id }],
      status: outcome ? 'RESOLVED' : 'OPEN',
      dispute_amount: payment.amount,
      ...(outcome && { dispute_outcome: { outcome_code: outcome } }),
    });
  }
}
