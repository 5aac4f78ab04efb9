import { randomUUID } from 'node:crypto';
import { chargedJson, disputeJson, invoiceJson, refundEventJson, subscriptionJson } from './paystackJson.ts';
import { newCode, type Dispute, type PaystackState, type Refund, type Transaction } from './paystackState.ts';

/** A webhook event before it is signed. */
export interface PaystackEvent {
  event: string;
  data: object;
}

type Emit = (event: string, data: object) => void;

/** What donors, banks and the merchant do at Paystack. Each makes the events that Paystack sends. */
export function createActions(state: PaystackState, emit: Emit) {
  function take(transaction: Transaction): void {
    transaction.status = 'success';
    transaction.paidAt = state.now();
    emit('charge.success', chargedJson(transaction));
  }

  /** Creates the subscription that a paid plan makes; Paystack does it a moment after the payment. */
  function subscribe(reference: string): void {
    const { plan, customer } = state.transaction(reference);
    if (!plan) throw new Error(`The transaction ${reference} has no plan.`);
    const codes = { subscription_code: newCode('SUB'), email_token: randomUUID().slice(0, 13) };
    const subscription = { id: state.nextId(), ...codes, plan, customer, createdAt: state.now() };
    state.subscriptions.push({ ...subscription, status: 'active' });
    emit('subscription.create', subscriptionJson({ ...subscription, status: 'active' }));
  }

  /** Pays an open checkout, once. */
  function pay(reference: string, { subscribes = true } = {}): void {
    const transaction = state.transaction(reference);
    if (transaction.paidAt) return;
    take(transaction);
    if (transaction.plan && subscribes) subscribe(reference);
  }

  function decline(reference: string): void {
    const transaction = state.transaction(reference);
    if (!transaction.paidAt) transaction.status = 'failed';
  }

  /** Collects the next month of a plan, with the given amount instead of the plan's. */
  function renew(planCode: string, amount?: number): Transaction {
    const subscription = state.subscriptionOf(planCode);
    const { plan, customer } = subscription;
    const transaction = state.addTransaction({
      reference: randomUUID(),
      amount: amount ?? plan.amount,
      currency: plan.currency,
      metadata: { invoice_action: 'create' },
      plan,
      customer,
      callbackUrl: '',
    });
    subscription.status = 'active';
    take(transaction);
    emit('invoice.create', invoiceJson(subscription, transaction));
    emit('invoice.update', invoiceJson(subscription, transaction));
    return transaction;
  }

  /** Fails to collect the next month of a plan. */
  function failRenewal(planCode: string): void {
    const subscription = state.subscriptionOf(planCode);
    subscription.status = 'attention';
    emit('invoice.payment_failed', invoiceJson(subscription, null));
  }

  /** Ends a subscription after its last payment, as the merchant can in the dashboard. */
  function complete(planCode: string): void {
    const subscription = state.subscriptionOf(planCode);
    subscription.status = 'complete';
    emit('subscription.disable', subscriptionJson(subscription));
  }

  /** Refunds a payment, all of it by default. */
  function refund(
    reference: string,
    {
      amount,
      dispute = null,
      fails = false,
    }: { amount?: number; dispute?: number | null; fails?: boolean } = {},
  ): Refund {
    const transaction = state.transaction(reference);
    const made: Refund = {
      id: state.nextId(),
      transaction,
      dispute,
      status: fails ? 'failed' : 'processed',
      amount: amount ?? transaction.amount,
      createdAt: state.now(),
    };
    state.refunds.push(made);
    if (!fails && made.amount === transaction.amount) transaction.status = 'reversed';
    emit(`refund.${made.status}`, refundEventJson(made));
    return made;
  }

  /** Disputes a payment, all of it by default. */
  function openDispute(reference: string, amount?: number): Dispute {
    const transaction = state.transaction(reference);
    const dispute: Dispute = {
      id: state.nextId(),
      transaction,
      status: 'awaiting-merchant-feedback',
      resolution: null,
      amount: amount ?? transaction.amount,
      createdAt: state.now(),
      resolvedAt: null,
    };
    state.disputes.push(dispute);
    emit('charge.dispute.create', disputeJson(dispute));
    return dispute;
  }

  /** Resolves a dispute. Unless it is declined, the money goes back, with a refund that names the dispute. */
  function resolveDispute(dispute: Dispute, resolution: NonNullable<Dispute['resolution']>): void {
    dispute.status = 'resolved';
    dispute.resolution = resolution;
    dispute.resolvedAt = state.now();
    emit('charge.dispute.resolve', disputeJson(dispute));
    if (resolution !== 'declined')
      refund(dispute.transaction.reference, { amount: dispute.amount, dispute: dispute.id });
  }

  return { pay, subscribe, decline, renew, failRenewal, complete, refund, openDispute, resolveDispute };
}

export type PaystackActions = ReturnType<typeof createActions>;
