import { inOrder } from '../../inOrder.ts';
import { ProviderError, type SubscriptionIdentity, type SubscriptionState } from '../provider.ts';
import type { PaystackApi, Subscription } from './paystackApi.ts';
import { donationFor, isPaid, paymentOf, type Transaction } from './transactions.ts';

const STATES: ReadonlyMap<string, SubscriptionState['state']> = new Map([
  ['active', 'active'],
  ['attention', 'past_due'],
  ['non-renewing', 'ended'],
  ['cancelled', 'ended'],
  ['complete', 'ended'],
  ['completed', 'ended'],
]);

function stateOf({ status }: Subscription): SubscriptionState['state'] {
  const state = STATES.get(status);
  if (!state) throw new ProviderError('Paystack returned an unknown state of a subscription.');
  return state;
}

/** Paystack creates the subscription a moment after the first payment, or never, as for a card that cannot be charged again. */
const CREATED_WITHIN_MS = 24 * 60 * 60 * 1000;

const mayStillBeCreated = (first: Transaction) => Date.now() - first.at.getTime() < CREATED_WITHIN_MS;

function stateOfPlan(first: Transaction, subscriptions: readonly Subscription[]): SubscriptionState['state'] {
  if (subscriptions.length === 0) return mayStillBeCreated(first) ? 'active' : 'ended';
  const states = new Set(subscriptions.map(stateOf));
  if (states.has('active')) return 'active';
  return states.has('past_due') ? 'past_due' : 'ended';
}

/** The first payment, when it has been made. */
async function firstPayment(
  api: PaystackApi,
  { reference, providerReference }: SubscriptionIdentity,
): Promise<Transaction | undefined> {
  const first = await api.verify(providerReference);
  if (!first || !isPaid(first)) return undefined;
  if (first.reference !== providerReference || donationFor(first) !== reference)
    throw new ProviderError(`Paystack responded about a payment other than ${providerReference}.`);
  return first;
}

/**
 * The later payments. Paystack lists them by customer, who may have other gifts, and only one fetched by itself is sure to name its
 * plan. The customer is compared here, too, because the published description and the documentation name the filter differently.
 */
async function laterPayments(
  api: PaystackApi,
  first: Transaction,
  planCode: string,
  since: Date,
): Promise<Transaction[]> {
  const { customerCode } = first;
  if (!customerCode) throw new ProviderError("Paystack's payment has no customer code.");
  const query = { customer_code: customerCode, from: since.toISOString() };
  const succeeded = await api.transactions({ ...query, status: 'success' });
  const reversed = await api.transactions({ ...query, status: 'reversed' });
  const candidates = [...succeeded, ...reversed].filter(
    (transaction) =>
      transaction.id !== first.id &&
      transaction.customerCode === customerCode &&
      (transaction.planCode ?? planCode) === planCode,
  );
  const byReference = new Map(candidates.map((transaction) => [transaction.reference, transaction]));
  const checked = await inOrder(byReference.keys(), (reference) => api.verify(reference));
  return checked.filter(
    (transaction) => transaction !== undefined && transaction.planCode === planCode && isPaid(transaction),
  ) as Transaction[];
}

/** A monthly gift's state and its payments since a time. The first payment is always among them. */
export async function verifySubscription(
  api: PaystackApi,
  subscription: SubscriptionIdentity,
  since: Date,
): Promise<SubscriptionState> {
  const first = await firstPayment(api, subscription);
  if (!first) return { state: 'pending', payments: [] };
  const planCode = subscription.subscriptionReference;
  const state = stateOfPlan(first, await api.subscriptionsOf(planCode));
  const later = await laterPayments(api, first, planCode, since);
  const payments = [first, ...later].map(paymentOf);
  return { state, payments: payments.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime()) };
}

/** Ends one subscription. After a refusal, asks whether it has already ended, because the refusal does not reliably say so. */
async function disable(api: PaystackApi, code: string): Promise<void> {
  const subscription = await api.subscription(code);
  if (!subscription || stateOf(subscription) === 'ended') return;
  if (!subscription.emailToken) throw new ProviderError("Paystack's subscription has no email token.");
  if (await api.disable(code, subscription.emailToken)) return;
  const after = await api.subscription(code);
  if (after && stateOf(after) !== 'ended') throw new ProviderError('Paystack refused to end a subscription.');
}

/**
 * Ends a monthly gift. Right after the first payment its subscription does not exist yet, and calling that ended would let it charge
 * the donor next month. False when Paystack knows no payment and no subscription.
 */
export async function endSubscription(api: PaystackApi, identity: SubscriptionIdentity): Promise<boolean> {
  const subscriptions = await api.subscriptionsOf(identity.subscriptionReference);
  const first = subscriptions.length === 0 ? await firstPayment(api, identity) : undefined;
  if (first && mayStillBeCreated(first))
    throw new ProviderError('Paystack has not created the subscription of a paid monthly gift yet.');
  await inOrder(subscriptions, ({ code }) => disable(api, code));
  return first !== undefined || subscriptions.length > 0;
}
