import { escapeHtml } from '../../http/escapeHtml.ts';
import { money } from '../../reports/copy.ts';
import { CLIENT_NAMES } from '../provider.ts';
import type { SandboxCheckout } from './checkouts.ts';
import { returnAddress } from './sandboxProvider.ts';

const INTERVAL_LABELS = { ONCE: 'Once', MONTHLY: 'Every month' } as const;
const payLabel = {
  ONCE: (amount: string) => `Pay ${amount} once`,
  MONTHLY: (amount: string) => `Pay ${amount} every month`,
} as const;

const ENDED = {
  paid: {
    heading: 'You have paid for this gift',
    text: 'You will not be charged twice.',
  },
  declined: {
    heading: 'This payment was declined',
    text: 'It was declined earlier. Nothing was charged.',
  },
  cancelled: {
    heading: 'This payment was cancelled',
    text: 'It was cancelled earlier. Nothing was charged.',
  },
} as const;

const TILE = `<path d="M4 8h4v24H4zM12 8h2v24h-2z" fill="#E7AE88"/><path d="M18 8h14l-7 11zM18 32h14l-7-11z" fill="#F3ECE1"/><path d="m36 20 7-12 7 12-7 12z" fill="#C76B3F"/>`;

/** The site's ornament, hidden from screen readers. */
const STRIP = `<svg class="strip" aria-hidden="true" focusable="false"><defs><pattern id="weave" width="54" height="40" patternUnits="userSpaceOnUse"><rect width="54" height="40" fill="#0E4B3A"/>${TILE}</pattern></defs><rect width="100%" height="40" fill="url(#weave)"/></svg>`;

function layout(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Payment sandbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/checkout.css">
</head>
<body>
${STRIP}
<main>
<p class="notice"><strong>This is a sandbox. No money moves.</strong> It replaces the payment provider on a test site.</p>
${main}
</main>
</body>
</html>
`;
}

function facts(checkout: SandboxCheckout): string {
  const rows = [
    ['Amount', money(checkout.amount_minor, checkout.currency)],
    ['Currency', checkout.currency],
    ['How often', INTERVAL_LABELS[checkout.frequency]],
    ['Provider', `${CLIENT_NAMES[checkout.flavour]} (sandbox)`],
  ] as const;
  const items = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<dl>${items.join('')}</dl>`;
}

function openPage(checkout: SandboxCheckout): string {
  return layout(
    'Pay for your gift',
    `<h1>Pay for your gift</h1>
${facts(checkout)}
<form method="post" action="/sandbox/checkout/${checkout.token}">
<button class="pay" name="decision" value="pay">${escapeHtml(payLabel[checkout.frequency](money(checkout.amount_minor, checkout.currency)))}</button>
<button name="decision" value="decline">Decline</button>
<button name="decision" value="cancel">Cancel</button>
</form>
<p class="hint">Pay simulates a successful payment, Decline a payment that the bank refuses, and Cancel a donor who changes their mind. Each takes you back to the website.</p>`,
  );
}

function endedPage(checkout: SandboxCheckout, { heading, text }: { heading: string; text: string }): string {
  return layout(
    heading,
    `<h1>${heading}</h1>
<p role="status">${text}</p>
${facts(checkout)}
<p><a class="button" href="${escapeHtml(returnAddress(checkout))}">Back to the website</a></p>`,
  );
}

/** The checkout page: three buttons while open, then the outcome. */
export function checkoutPage(checkout: SandboxCheckout): string {
  return checkout.state === 'open' ? openPage(checkout) : endedPage(checkout, ENDED[checkout.state]);
}

/** A page for an unknown address or decision. */
export function messagePage(heading: string, text: string): string {
  return layout(
    heading,
    `<h1>${heading}</h1>\n<p>${text}</p>\n<p><a class="button" href="/">Back to the website</a></p>`,
  );
}
