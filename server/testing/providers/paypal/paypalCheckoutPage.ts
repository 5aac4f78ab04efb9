import type { FastifyInstance } from 'fastify';
import { newId, type PayPalState } from './paypalState.ts';

export type Decision = 'approve' | 'decline' | 'cancel';

const DECISIONS: readonly Decision[] = ['approve', 'decline', 'cancel'];
const LABELS: Readonly<Record<Decision, string>> = {
  approve: 'Approve',
  decline: 'Approve with a card that is declined',
  cancel: 'Cancel and return',
};

/** Something that a donor decides at PayPal. */
interface Purchase {
  title: string;
  isOpen: boolean;
  /** @returns the address that the donor goes back to */
  decide(decision: Decision): URL;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function withParameters(address: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

function orderPurchase(state: PayPalState, token: string): Purchase | null {
  const order = state.orders.get(token);
  if (!order) return null;
  return {
    title: `${order.amount.currency_code} ${order.amount.value}: ${order.description}`,
    isOpen: order.status === 'PAYER_ACTION_REQUIRED',
    decide(decision) {
      if (decision === 'cancel') return withParameters(order.cancelUrl, { token });
      order.declines = decision === 'decline';
      state.approveOrder(order);
      return withParameters(order.returnUrl, { token, PayerID: newId(13) });
    },
  };
}

function subscriptionPurchase(state: PayPalState, baToken: string): Purchase | null {
  const subscription = [...state.subscriptions.values()].find((one) => one.baToken === baToken);
  if (!subscription) return null;
  const parameters = { subscription_id: subscription.id, ba_token: baToken, token: newId() };
  return {
    title: `${subscription.amount.currency_code} ${subscription.amount.value} a month`,
    isOpen: subscription.status === 'APPROVAL_PENDING',
    decide(decision) {
      if (decision === 'cancel') return withParameters(subscription.cancelUrl, parameters);
      state.activate(subscription, decision === 'approve');
      return withParameters(subscription.returnUrl, parameters);
    },
  };
}

function pageOf({ title, isOpen }: Purchase): string {
  const buttons = DECISIONS.map(
    (decision) => `<button name="decision" value="${decision}">${LABELS[decision]}</button>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>PayPal stand-in</title>
<h1>PayPal stand-in</h1><p>${escaped(title)}</p>
${isOpen ? `<form method="post">${buttons.join(' ')}</form>` : '<p>This payment is closed.</p>'}</html>`;
}

/** The pages on which a donor approves an order or a subscription. */
export function checkoutPages(app: FastifyInstance, state: PayPalState): void {
  const pages = [
    ['/checkoutnow', 'token', orderPurchase],
    ['/webapps/billing/subscriptions', 'ba_token', subscriptionPurchase],
  ] as const;
  for (const [path, parameter, find] of pages)
    app.route<{ Querystring: Record<string, string> }>({
      method: ['GET', 'POST'],
      url: path,
      handler: async (request, reply) => {
        const purchase = find(state, request.query[parameter] ?? '');
        if (!purchase) return reply.code(404).send('There is no such payment.');
        const chosen = request.body instanceof URLSearchParams ? request.body.get('decision') : null;
        const decision = DECISIONS.find((one) => one === chosen);
        if (!decision || !purchase.isOpen) return reply.type('text/html').send(pageOf(purchase));
        return reply.redirect(purchase.decide(decision).href, 303);
      },
    });
}
