import { useSyncExternalStore } from 'react';
import type { components } from '@/api/generated/schema';

/** The smallest and the largest donation of each currency, as decimal strings. */
export type DonationLimits = components['schemas']['DonationLimits'];

/** The limits if the backend names none. */
export const DEFAULT_LIMITS: DonationLimits = {
  USD: { min: '1.00', max: '25000.00' },
  NGN: { min: '100.00', max: '25000000.00' },
};

let limits = DEFAULT_LIMITS;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isLimits(value: Partial<DonationLimits> | undefined): value is DonationLimits {
  return [value?.USD, value?.NGN].every((one) => Number(one?.min) < Number(one?.max));
}

/** Takes the limits from the response to the wake-up call; the default ones if it has none. */
export function takeDonationLimits(response: { donation_limits?: Partial<DonationLimits> } | null): void {
  const named = response?.donation_limits;
  limits = isLimits(named) ? named : DEFAULT_LIMITS;
  for (const listener of listeners) listener();
}

/** What the backend accepts; it decides, so this only spares the donor a refusal. */
export const useDonationLimits = (): DonationLimits =>
  useSyncExternalStore(
    subscribe,
    () => limits,
    () => DEFAULT_LIMITS,
  );
