/** `sandbox`: imitates a provider and moves no money. `none`: no donations are accepted. */
export type PaymentsMode = 'sandbox' | 'none';

type Environment = Readonly<Record<string, string | undefined>>;

/** Any of these means that real money is intended. */
const REAL_KEYS = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYSTACK_SECRET_KEY'] as const;

/**
 * Decides how payments are taken. The sandbox is the default in development, and refused where visitors could mistake it for the real
 * thing: in production, and with a real provider's keys.
 *
 * @returns the mode, or the problem that keeps the server from starting
 */
export function readPaymentsMode(
  env: Environment,
  production: boolean,
): { mode: PaymentsMode } | { problem: string } {
  const asked = env['PAYMENTS']?.trim().toLowerCase();
  if (asked && asked !== 'sandbox' && asked !== 'none')
    return { problem: 'PAYMENTS must be sandbox or none.' };
  if (asked === 'none' || (production && !asked)) return { mode: 'none' };
  if (production)
    return { problem: 'PAYMENTS=sandbox is refused with NODE_ENV=production: the sandbox takes no money.' };
  const key = REAL_KEYS.find((name) => env[name]?.trim());
  if (key)
    return { problem: `${key} is set, so the payment sandbox is refused: unset it, or set PAYMENTS=none.` };
  return { mode: 'sandbox' };
}
