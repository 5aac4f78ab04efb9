import { ProviderError, type Checkout, type CheckoutRequest } from '../provider.ts';
import type { PaystackApi } from './paystackApi.ts';
import { referenceOfAttempt } from './transactions.ts';

const MAX_ATTEMPTS = 20;

/** A plan of its own for each gift. One that a lost response leaves behind collects nothing. */
function createPlan(api: PaystackApi, { reference, money, description }: CheckoutRequest): Promise<string> {
  return api.createPlan({
    name: `Monthly gift ${reference}`,
    description,
    interval: 'monthly',
    amount: money.minor,
    currency: money.currency,
  });
}

/**
 * Opens a transaction under the donation's reference. When that was used by a request whose response was lost, no one has the address of
 * its checkout, so the next reference is used. If someone has tried to pay it, its address is known, so no other may be opened.
 */
async function openTransaction(
  api: PaystackApi,
  request: CheckoutRequest,
  plan: string | undefined,
  attempt = 1,
): Promise<Checkout> {
  const providerReference = referenceOfAttempt(request.reference, attempt);
  const checkoutUrl = await api.initialize({
    reference: providerReference,
    email: request.donorEmail,
    amount: request.money.minor,
    currency: request.money.currency,
    callback_url: request.returnUrl,
    metadata: { donation: request.reference, cancel_action: request.cancelUrl },
    // Other channels cannot be charged again next month.
    ...(plan !== undefined && { plan, channels: ['card'] }),
  });
  if (checkoutUrl !== null)
    return { providerReference, checkoutUrl, ...(plan !== undefined && { subscriptionReference: plan }) };
  const earlier = await api.verify(providerReference);
  if (attempt === MAX_ATTEMPTS || (earlier && earlier.status !== 'abandoned'))
    throw new ProviderError(`Paystack already has a payment with the reference ${providerReference}.`);
  return openTransaction(api, request, plan, attempt + 1);
}

/** Opens a checkout for a donation. */
export async function startCheckout(api: PaystackApi, request: CheckoutRequest): Promise<Checkout> {
  const plan = request.frequency === 'MONTHLY' ? await createPlan(api, request) : undefined;
  return openTransaction(api, request, plan);
}
