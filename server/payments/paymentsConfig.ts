import { isLoopback } from '../http/loopback.ts';

/** `sandbox`: imitates a provider and moves no money. `none`: no donations are accepted. `live`: the providers with keys. */
export type PaymentsMode = 'sandbox' | 'none' | 'live';

/** How to reach PayPal. */
export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  /** PayPal's id of our webhook. */
  webhookId: string;
  environment: 'sandbox' | 'live';
  /** PayPal's origin. */
  apiUrl: string;
  /** True when PAYPAL_API_URL replaces PayPal's own address, for tests. */
  isOverridden: boolean;
}

/** How to reach Paystack. */
export interface PaystackSettings {
  secretKey: string;
  /** Paystack's origin. */
  apiUrl: string;
}

/** The validated configuration of payments. Null: this provider is not configured. */
export interface PaymentsConfig {
  mode: PaymentsMode;
  paypal: PayPalSettings | null;
  paystack: PaystackSettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;
type ReadPayments = { config: PaymentsConfig } | { problem: string };

const PAYPAL_KEYS = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_ENVIRONMENT',
] as const;
const PAYSTACK_KEY = 'PAYSTACK_SECRET_KEY';

/** Any of these means that real money is intended. */
const REAL_KEYS = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', PAYSTACK_KEY] as const;

const PAYPAL_URLS = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const;
const PAYSTACK_URL = 'https://api.paystack.co';

const textOf = (env: Environment, name: string) => env[name]?.trim() ?? '';
const names = (list: readonly string[]) => new Intl.ListFormat('en-GB').format(list);

/** The value of an address override; null when it is invalid. Without TLS, only this machine may receive the keys. */
function apiUrlOf(env: Environment, name: string, standard: string): string | null {
  const text = textOf(env, name);
  if (!text) return standard;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.pathname !== '/' || url.search || url.hash || url.username) return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  return isSafe ? url.origin : null;
}

const wrongUrl = (name: string) => ({
  problem: `${name} must be an https origin, or an http origin of this machine.`,
});

function readPayPal(env: Environment): { settings: PayPalSettings | null } | { problem: string } {
  const missing = PAYPAL_KEYS.filter((name) => !textOf(env, name));
  if (missing.length === PAYPAL_KEYS.length) return { settings: null };
  if (missing.length > 0)
    return { problem: `PayPal needs ${names(missing)}, too: set all of ${names(PAYPAL_KEYS)}, or none.` };
  const environment = textOf(env, 'PAYPAL_ENVIRONMENT').toLowerCase();
  if (environment !== 'sandbox' && environment !== 'live')
    return { problem: 'PAYPAL_ENVIRONMENT must be sandbox or live.' };
  const apiUrl = apiUrlOf(env, 'PAYPAL_API_URL', PAYPAL_URLS[environment]);
  if (apiUrl === null) return wrongUrl('PAYPAL_API_URL');
  return {
    settings: {
      clientId: textOf(env, 'PAYPAL_CLIENT_ID'),
      clientSecret: textOf(env, 'PAYPAL_CLIENT_SECRET'),
      webhookId: textOf(env, 'PAYPAL_WEBHOOK_ID'),
      environment,
      apiUrl,
      isOverridden: apiUrl !== PAYPAL_URLS[environment],
    },
  };
}

function readPaystack(env: Environment): { settings: PaystackSettings | null } | { problem: string } {
  const secretKey = textOf(env, PAYSTACK_KEY);
  if (!secretKey) return { settings: null };
  if (!/^sk_(live|test)_\w+$/.test(secretKey))
    return { problem: `${PAYSTACK_KEY} must be Paystack's secret key: sk_live_… or sk_test_….` };
  const apiUrl = apiUrlOf(env, 'PAYSTACK_API_URL', PAYSTACK_URL);
  return apiUrl === null ? wrongUrl('PAYSTACK_API_URL') : { settings: { secretKey, apiUrl } };
}

function readLive(env: Environment): ReadPayments {
  const paypal = readPayPal(env);
  if ('problem' in paypal) return paypal;
  const paystack = readPaystack(env);
  if ('problem' in paystack) return paystack;
  if (!paypal.settings && !paystack.settings)
    return {
      problem: `PAYMENTS=live needs keys for PayPal (${names(PAYPAL_KEYS)}), Paystack (${PAYSTACK_KEY}) or both.`,
    };
  if (!textOf(env, 'PUBLIC_URL'))
    return { problem: 'PUBLIC_URL is required with PAYMENTS=live: donors return there after paying.' };
  return { config: { mode: 'live', paypal: paypal.settings, paystack: paystack.settings } };
}

/**
 * The origins of the providers' checkout pages, as a content security policy names them. Undefined for the sandbox, whose page is the
 * site's own.
 */
export function checkoutSources({ mode, paypal, paystack }: PaymentsConfig): string[] | undefined {
  if (mode === 'sandbox') return undefined;
  return [
    paypal && (paypal.isOverridden ? paypal.apiUrl : 'https://*.paypal.com'),
    paystack && (paystack.apiUrl === PAYSTACK_URL ? 'https://*.paystack.com' : paystack.apiUrl),
  ].filter((source) => source !== null);
}

/** Without keys: the sandbox, or no donations. */
export const withoutKeys = (mode: 'sandbox' | 'none'): PaymentsConfig => ({
  mode,
  paypal: null,
  paystack: null,
});

/**
 * Decides how payments are taken. The sandbox is the default in development, and refused where visitors could mistake it for the real
 * thing: in production, and with a real provider's keys.
 *
 * @returns the configuration, or the problem that keeps the server from starting; it never repeats a value
 */
export function readPayments(env: Environment, production: boolean): ReadPayments {
  const asked = textOf(env, 'PAYMENTS').toLowerCase();
  if (asked === 'live') return readLive(env);
  if (asked && asked !== 'sandbox' && asked !== 'none')
    return { problem: 'PAYMENTS must be sandbox, none or live.' };
  if (asked === 'none' || (production && !asked)) return { config: withoutKeys('none') };
  if (production)
    return { problem: 'PAYMENTS=sandbox is refused with NODE_ENV=production: the sandbox takes no money.' };
  const key = REAL_KEYS.find((name) => textOf(env, name));
  if (key)
    return {
      problem: `${key} is set, so the payment sandbox is refused: unset it, or set PAYMENTS=live or PAYMENTS=none.`,
    };
  return { config: withoutKeys('sandbox') };
}
