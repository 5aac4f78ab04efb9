import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { checkoutSources } from './paymentsConfig.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('PAYMENTS', () => {
  it('defaults to the sandbox in development', () => {
    expect(readConfig({}).payments.mode).toBe('sandbox');
    expect(readConfig({ PAYMENTS: 'sandbox', NODE_ENV: 'development' }).payments.mode).toBe('sandbox');
  });

  it('is none with PAYMENTS=none, and in production', () => {
    expect(readConfig({ PAYMENTS: 'none' }).payments.mode).toBe('none');
    expect(readConfig({ NODE_ENV: 'production' }).payments.mode).toBe('none');
  });

  it.each(['sandbox', 'SANDBOX', ' sandbox '])('refuses PAYMENTS=%s in production', (mode) => {
    expect(problemsOf({ NODE_ENV: 'production', PAYMENTS: mode })).toEqual([
      'PAYMENTS=sandbox is refused with NODE_ENV=production: the sandbox takes no money.',
    ]);
  });

  it.each(['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYSTACK_SECRET_KEY'])(
    'refuses the sandbox while %s is set',
    (name) => {
      const refusal = [
        `${name} is set, so the payment sandbox is refused: unset it, or set PAYMENTS=live or PAYMENTS=none.`,
      ];
      expect(problemsOf({ [name]: 'a real key' })).toEqual(refusal);
      expect(problemsOf({ [name]: 'a real key', PAYMENTS: 'sandbox' })).toEqual(refusal);
      expect(problemsOf({ [name]: 'a real key', PAYMENTS: 'none' })).toEqual([]);
      expect(problemsOf({ [name]: '' })).toEqual([]);
    },
  );

  it('refuses a misspelled mode', () => {
    expect(problemsOf({ PAYMENTS: 'sandbx' })).toEqual(['PAYMENTS must be sandbox, none or live.']);
  });
});

const LIVE = {
  PAYMENTS: 'live',
  PUBLIC_URL: 'https://kitbridge.example',
  PAYPAL_CLIENT_ID: 'the-client',
  PAYPAL_CLIENT_SECRET: 'the-client-secret',
  PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
  PAYPAL_ENVIRONMENT: 'live',
  PAYSTACK_SECRET_KEY: 'sk_live_0123',
};

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(LIVE).filter(([name]) => !names.includes(name)));
const PAYPAL_NAMES = Object.keys(LIVE).filter((name) => name.startsWith('PAYPAL'));

describe('PAYMENTS=live', () => {
  it.each(['development', 'production'])('reads the keys of both providers in %s', (NODE_ENV) => {
    expect(readConfig({ ...LIVE, NODE_ENV }).payments).toEqual({
      mode: 'live',
      paypal: {
        clientId: 'the-client',
        clientSecret: 'the-client-secret',
        webhookId: 'WEBHOOK1',
        environment: 'live',
        apiUrl: 'https://api-m.paypal.com',
        isOverridden: false,
      },
      paystack: { secretKey: 'sk_live_0123', apiUrl: 'https://api.paystack.co' },
    });
  });

  it("calls PayPal's sandbox with PAYPAL_ENVIRONMENT=sandbox", () => {
    expect(readConfig({ ...LIVE, PAYPAL_ENVIRONMENT: 'Sandbox' }).payments.paypal).toMatchObject({
      environment: 'sandbox',
      apiUrl: 'https://api-m.sandbox.paypal.com',
    });
  });

  it('allows one provider alone', () => {
    expect(readConfig(without('PAYSTACK_SECRET_KEY')).payments.paystack).toBeNull();
    expect(readConfig(without(...PAYPAL_NAMES)).payments.paypal).toBeNull();
  });

  it('refuses no keys at all', () => {
    expect(problemsOf(without('PAYSTACK_SECRET_KEY', ...PAYPAL_NAMES))).toEqual([
      'PAYMENTS=live needs keys for PayPal (PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID and PAYPAL_ENVIRONMENT), Paystack (PAYSTACK_SECRET_KEY) or both.',
    ]);
  });

  it.each(PAYPAL_NAMES)('refuses PayPal without %s', (name) => {
    expect(problemsOf(without(name))).toEqual([
      `PayPal needs ${name}, too: set all of PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID and PAYPAL_ENVIRONMENT, or none.`,
    ]);
  });

  it('requires PUBLIC_URL', () => {
    expect(problemsOf(without('PUBLIC_URL'))).toEqual([
      'PUBLIC_URL is required with PAYMENTS=live: donors return there after paying.',
    ]);
  });

  it('refuses sample data, also without NODE_ENV=production', () => {
    expect(readConfig(LIVE).sampleData).toBe(false);
    expect(problemsOf({ ...LIVE, SAMPLE_DATA: 'yes' })).toEqual([
      'SAMPLE_DATA=yes is refused with PAYMENTS=live: its donations would appear in the accounts.',
    ]);
  });

  it.each([
    ['PAYPAL_ENVIRONMENT', 'production'],
    ['PAYSTACK_SECRET_KEY', 'pk_live_0123'],
    ['PAYPAL_API_URL', 'http://paypal.example'],
    ['PAYPAL_API_URL', 'https://paypal.example/api'],
    ['PAYSTACK_API_URL', 'paystack'],
  ])('refuses %s=%s in one line that does not repeat it', (name, value) => {
    const problems = problemsOf({ ...LIVE, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    expect(problems[0]).not.toContain(value);
  });

  it.each(['http://127.0.0.1:4000', 'http://localhost:4000/', 'https://paypal.test.example'])(
    'can call %s instead',
    (address) => {
      const { origin } = new URL(address);
      const { paypal, paystack } = readConfig({
        ...LIVE,
        PAYPAL_API_URL: address,
        PAYSTACK_API_URL: address,
      }).payments;
      expect(paypal).toMatchObject({ apiUrl: origin, isOverridden: true });
      expect(paystack).toMatchObject({ apiUrl: origin });
    },
  );
});

it("leaves PayPal's checkout allowed when PAYPAL_API_URL is PayPal's own", () => {
  const { payments } = readConfig({ ...LIVE, PAYPAL_API_URL: 'https://api-m.paypal.com' });
  expect(checkoutSources(payments)).toContain('https://*.paypal.com');
});

describe('the smallest and the largest donation', () => {
  it('are $1 and ₦100, $25,000 and ₦25,000,000 by default', () => {
    expect(readConfig({}).donationLimits).toEqual({
      USD: { min: 100, max: 2_500_000 },
      NGN: { min: 10_000, max: 2_500_000_000 },
    });
  });

  it('are configurable', () => {
    const env = { MIN_DONATION_USD: '2.5', MAX_DONATION_USD: '500', MIN_DONATION_NGN: '500' };
    expect(readConfig(env).donationLimits).toEqual({
      USD: { min: 250, max: 50_000 },
      NGN: { min: 50_000, max: 2_500_000_000 },
    });
  });

  it('cannot exclude every amount', () => {
    expect(problemsOf({ MIN_DONATION_NGN: '500', MAX_DONATION_NGN: '499' })).toEqual([
      'MAX_DONATION_NGN must not be less than MIN_DONATION_NGN.',
    ]);
  });

  it.each(['0', '-1', '1.234', '1e3', 'one'])('refuses %s', (text) => {
    expect(problemsOf({ MIN_DONATION_USD: text })).toEqual([
      'MIN_DONATION_USD must be an amount such as 1 or 2.50.',
    ]);
  });
});

describe('production configuration', () => {
  it('refuses sample data', () => {
    expect(problemsOf({ NODE_ENV: 'production', SAMPLE_DATA: 'yes' })).toHaveLength(1);
    expect(readConfig({ NODE_ENV: 'production' }).sampleData).toBe(false);
    expect(readConfig({}).sampleData).toBe(true);
  });

  it('requires a shared secret with PostgreSQL', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/kitbridge' };
    expect(problemsOf(env)).toHaveLength(1);
    expect(problemsOf({ ...env, AUTH_SECRET: 'too short' })).toEqual([
      'AUTH_SECRET must be a secret of at least 32 characters.',
    ]);
    expect(problemsOf({ ...env, AUTH_SECRET: 'x'.repeat(32) })).toEqual([]);
  });
});
