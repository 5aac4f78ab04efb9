/** `sandbox`: a stand-in that moves no money. `none`: no gifts are taken. Real providers join with their adapters. */
export type PaymentsMode = 'sandbox' | 'none';

type Environment = Readonly<Record<string, string | undefined>>;

/** Each of these is a sign that real money is meant. */
const REAL_KEYS = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYSTACK_SECRET_KEY'] as const;

/**
 * Decides who takes payments. The sandbox is the default of a trial run, and it is refused wherever a visitor could
 * take it for the real thing: in production, and beside the keys of a real provider.
 *
 * @returns the mode, or the one line that says why the server must not start
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
