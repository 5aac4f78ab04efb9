import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('readPaymentsMode', () => {
  it('defaults to the sandbox in development', () => {
    expect(readConfig({}).payments).toBe('sandbox');
    expect(readConfig({ PAYMENTS: 'sandbox', NODE_ENV: 'development' }).payments).toBe('sandbox');
  });

  it('is none with PAYMENTS=none, and in production', () => {
    expect(readConfig({ PAYMENTS: 'none' }).payments).toBe('none');
    expect(readConfig({ NODE_ENV: 'production' }).payments).toBe('none');
  });

  it.each(['sandbox', 'SANDBOX', ' sandbox '])('refuses PAYMENTS=%s in production', (mode) => {
    expect(problemsOf({ NODE_ENV: 'production', PAYMENTS: mode })).toEqual([
      'PAYMENTS=sandbox is refused with NODE_ENV=production: the sandbox takes no money.',
    ]);
  });

  it.each(['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYSTACK_SECRET_KEY'])(
    'refuses the sandbox while %s is set',
    (name) => {
      const refusal = [`${name} is set, so the payment sandbox is refused: unset it, or set PAYMENTS=none.`];
      expect(problemsOf({ [name]: 'a real key' })).toEqual(refusal);
      expect(problemsOf({ [name]: 'a real key', PAYMENTS: 'sandbox' })).toEqual(refusal);
      expect(problemsOf({ [name]: 'a real key', PAYMENTS: 'none' })).toEqual([]);
      expect(problemsOf({ [name]: '' })).toEqual([]);
    },
  );

  it('refuses a misspelled mode', () => {
    expect(problemsOf({ PAYMENTS: 'sandbx' })).toEqual(['PAYMENTS must be sandbox or none.']);
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
