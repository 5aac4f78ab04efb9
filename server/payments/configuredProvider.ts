import type { Payments } from './payments.ts';
import { ProviderError, type PaymentClient, type PaymentProvider } from './provider.ts';

/**
 * The provider of a stored donation or monthly gift.
 *
 * @throws ProviderError when it is no longer configured
 */
export function configuredProvider(
  payments: Payments,
  { provider: name, payment_client: client }: { provider: string; payment_client: PaymentClient },
): PaymentProvider {
  const provider = payments.providerNamed(name, client);
  if (!provider) throw new ProviderError(`The provider ${name} is not configured.`);
  return provider;
}
