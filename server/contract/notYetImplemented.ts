import type { operations } from '@/api/generated/schema';

/**
 * * Operations that this release does not implement yet. They are routed and authenticated, but answer 501 in the
 * contract's error shape. Every other operation must have a handler.
 */
export const notYetImplemented = [
  'paypalWebhook',
  'paystackWebhook',
] as const satisfies readonly (keyof operations)[];

export type NotYetImplemented = (typeof notYetImplemented)[number];
