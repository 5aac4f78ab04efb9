import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../http/escapeHtml.ts';
import type { PaystackState, Transaction } from './paystackState.ts';

export type Decision = 'approve' | 'decline' | 'cancel';

const LABELS: Readonly<Record<Decision, string>> = { approve: 'Pay', decline: 'Decline', cancel: 'Cancel' };

/** A declined card leaves the donor on the page, where another one can be tried. */
function pageOf({ status, amount, currency, plan, customer }: Transaction): string {
  const price = `${currency} ${(amount / 100).toFixed(2)}${plan ? ' every month' : ''}`;
  const buttons = Object.entries(LABELS).map(
    ([decision, label]) => `<button name="decision" value="${decision}">${label}</button>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Paystack checkout (stand-in)</title>
<h1>${escapeHtml(price)}</h1>
<p>${escapeHtml(customer.email)}</p>
${status === 'failed' ? '<p role="alert">Declined</p>' : ''}
<form method="post">${buttons.join(' ')}</form>
</html>
`;
}

/** The return address with Paystack's two parameters. */
function returnAddress({ callbackUrl, reference }: Transaction): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('trxref', reference);
  url.searchParams.set('reference', reference);
  return url.href;
}

function cancelAddress(transaction: Transaction): string {
  const { cancel_action: address } = transaction.metadata as { cancel_action?: string };
  return address ?? returnAddress(transaction);
}

interface Actions {
  pay: (reference: string) => void;
  decline: (reference: string) => void;
}

/** Serves the checkout page. */
export function addCheckoutPages(app: FastifyInstance, state: PaystackState, actions: Actions): void {
  const find = (code: string) =>
    [...state.transactions.values()].find(({ accessCode }) => accessCode === code);

  app.get<{ Params: { code: string } }>('/checkout/:code', (request, reply) => {
    const transaction = find(request.params.code);
    if (!transaction) return reply.code(404).send();
    if (transaction.paidAt) return reply.redirect(returnAddress(transaction), 303);
    return reply.type('text/html').send(pageOf(transaction));
  });

  app.post<{ Params: { code: string }; Body: URLSearchParams }>('/checkout/:code', (request, reply) => {
    const transaction = find(request.params.code);
    if (!transaction) return reply.code(404).send();
    const decision = request.body.get('decision');
    if (decision === 'cancel') return reply.redirect(cancelAddress(transaction), 303);
    if (decision === 'approve') {
      actions.pay(transaction.reference);
      return reply.redirect(returnAddress(transaction), 303);
    }
    actions.decline(transaction.reference);
    return reply.type('text/html').send(pageOf(transaction));
  });
}
