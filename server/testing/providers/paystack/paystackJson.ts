import type { Dispute, Plan, Refund, Subscription, Transaction } from './paystackState.ts';

/** Things as Paystack's responses and events show them, without the fields of cards. */

const customerJson = ({ id, customer_code, email }: Transaction['customer']) => ({
  id,
  first_name: null,
  last_name: null,
  email,
  customer_code,
  phone: null,
  metadata: null,
  risk_action: 'default',
  international_format_phone: null,
});

export const planJson = (plan: Plan) => ({
  ...plan,
  description: null,
  send_invoices: true,
  send_sms: true,
});

const transactionFields = (transaction: Transaction) => ({
  id: transaction.id,
  domain: 'test',
  status: transaction.status,
  reference: transaction.reference,
  amount: transaction.amount,
  message: null,
  gateway_response: transaction.paidAt ? 'Successful' : 'The transaction was not completed',
  paid_at: transaction.paidAt?.toISOString() ?? null,
  created_at: transaction.createdAt.toISOString(),
  channel: 'card',
  currency: transaction.currency,
  ip_address: '197.210.54.33',
  metadata: transaction.metadata,
  fees: transaction.paidAt ? Math.round(transaction.amount * 0.015) : null,
  customer: customerJson(transaction.customer),
});

/** A single transaction names its plan twice. */
export const verifiedJson = (transaction: Transaction) => ({
  ...transactionFields(transaction),
  plan: transaction.plan?.plan_code ?? null,
  plan_object: transaction.plan ? planJson(transaction.plan) : {},
});

/** Unlike a single transaction, a listed one need not name its plan. */
export const listedJson = (transaction: Transaction) => ({ ...transactionFields(transaction), plan: {} });

export const chargedJson = (transaction: Transaction) => ({
  ...transactionFields(transaction),
  plan: transaction.plan ? planJson(transaction.plan) : {},
});

/** Inside a plan, a subscription gives plan and customer as numbers. */
export const planSubscriptionJson = ({ plan, customer, createdAt, ...subscription }: Subscription) => ({
  ...subscription,
  customer: customer.id,
  plan: plan.id,
  createdAt: createdAt.toISOString(),
});

export const subscriptionJson = ({ plan, customer, createdAt, ...subscription }: Subscription) => ({
  ...subscription,
  domain: 'test',
  amount: plan.amount,
  cron_expression: '0 0 28 * *',
  next_payment_date: null,
  open_invoice: null,
  plan: planJson(plan),
  customer: customerJson(customer),
  createdAt: createdAt.toISOString(),
});

export const invoiceJson = (subscription: Subscription, transaction: Transaction | null) => ({
  domain: 'test',
  invoice_code: 'INV_kmhuaaur5c9ruh2',
  amount: subscription.plan.amount,
  status: transaction ? 'success' : 'pending',
  paid: transaction !== null,
  paid_at: transaction?.paidAt?.toISOString() ?? null,
  subscription: {
    status: subscription.status,
    subscription_code: subscription.subscription_code,
    amount: subscription.plan.amount,
    cron_expression: '0 0 28 * *',
    next_payment_date: null,
    open_invoice: null,
  },
  customer: customerJson(subscription.customer),
  transaction: transaction
    ? { reference: transaction.reference, status: 'success', amount: transaction.amount, currency: 'NGN' }
    : {},
});

export const refundJson = ({ id, transaction, dispute, status, amount, createdAt }: Refund) => ({
  id,
  integration: 100_982,
  domain: 'test',
  transaction: transaction.id,
  transaction_reference: transaction.reference,
  dispute,
  amount,
  deducted_amount: amount,
  currency: transaction.currency,
  status,
  refunded_at: createdAt.toISOString(),
  createdAt: createdAt.toISOString(),
  bank_reference: null,
});

/** A refund event lacks the refund's id, and its amount is a string. */
export const refundEventJson = ({ transaction, status, amount }: Refund) => ({
  status,
  transaction_reference: transaction.reference,
  refund_reference: '132013318360',
  amount: String(amount),
  currency: transaction.currency,
  processor: 'mpgs_zen',
  customer: { first_name: null, last_name: null, email: transaction.customer.email },
  integration: 100_982,
  domain: 'test',
});

export const disputeJson = (dispute: Dispute) => ({
  id: dispute.id,
  refund_amount: dispute.amount,
  currency: dispute.transaction.currency,
  status: dispute.status,
  resolution: dispute.resolution,
  domain: 'test',
  transaction: { ...transactionFields(dispute.transaction), plan: {} },
  transaction_reference: null,
  category: 'chargeback',
  resolvedAt: dispute.resolvedAt?.toISOString() ?? null,
  createdAt: dispute.createdAt.toISOString(),
  updatedAt: (dispute.resolvedAt ?? dispute.createdAt).toISOString(),
});
