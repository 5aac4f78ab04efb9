import type { operations } from '@/api/generated/schema';

/**
 * Operations of the contract that this release does not answer yet. They take part in authentication and routing and
 * answer 501 in the contract's error shape. Everything that is not named here must have a handler.
 */
export const notYetImplemented = [
  'paypalWebhook',
  'paystackWebhook',
] as const satisfies readonly (keyof operations)[];

export type NotYetImplemented = (typeof notYetImplemented)[number];
