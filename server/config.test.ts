import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('readConfig', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      publicUrl: null,
      production: false,
      trustProxy: false,
      allowRegistration: true,
      minFreeBytes: 500_000_000,
    });
  });

  it('treats empty variables as unset', () => {
    expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
  });

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/srv/kitbridge',
      DATABASE_URL: 'postgresql://user:secret@db.example:5432/kitbridge',
      PUBLIC_URL: 'https://kitbridge.example/',
      LOG_LEVEL: 'WARN',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      ALLOW_REGISTRATION: 'no',
      MIN_FREE_BYTES: '20000000000',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: resolve('/srv/kitbridge'),
      databaseUrl: 'postgresql://user:secret@db.example:5432/kitbridge',
      publicUrl: 'https://kitbridge.example',
      logLevel: 'warn',
      trustProxy: '10.0.0.0/8, 127.0.0.1',
      allowRegistration: false,
      minFreeBytes: 20_000_000_000,
    });
  });

  it.each(['production', 'Production', ' PRODUCTION ', 'prod'])(
    'treats NODE_ENV=%j as production, so that no misspelling enables the sandbox',
    (name) => {
      expect(readConfig({ NODE_ENV: name })).toMatchObject({
        production: true,
        payments: { mode: 'none' },
        sampleData: false,
      });
      expect(problemsOf({ NODE_ENV: name, PAYMENTS: 'sandbox' })).toHaveLength(1);
    },
  );

  it.each(['loopback', '10.0.0.0/8, 127.0.0.1', '::1', 'fd00::/8,uniquelocal'])(
    'trusts the proxies at %s',
    (addresses) => expect(readConfig({ TRUST_PROXY: addresses }).trustProxy).toBe(addresses),
  );

  it('closes registration in production by default', () => {
    expect(readConfig({ NODE_ENV: 'production' }).allowRegistration).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', ALLOW_REGISTRATION: 'yes' }).allowRegistration).toBe(true);
    for (const HOST of ['127.0.0.1', '127.8.8.8', 'localhost', '::1'])
      expect(readConfig({ HOST }).allowRegistration).toBe(true);
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'example.org', '127.evil.example'])
      expect(readConfig({ HOST }).allowRegistration).toBe(false);
  });

  it('closes registration behind a public address by default', () => {
    const behindProxy = { PUBLIC_URL: 'https://kitbridge.example' };
    expect(readConfig(behindProxy).allowRegistration).toBe(false);
    expect(readConfig({ ...behindProxy, ALLOW_REGISTRATION: 'yes' }).allowRegistration).toBe(true);
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(readConfig({ PUBLIC_URL }).allowRegistration).toBe(true);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000 '.repeat(2)],
    ['PORT', '0x50'],
    ['HOST', 'two words'],
    ['DATABASE_URL', 'mysql://localhost/kitbridge'],
    ['DATABASE_URL', 'kitbridge'],
    ['PUBLIC_URL', 'www.example'],
    ['PUBLIC_URL', 'https://kitbridge.example/donate'],
    ['PUBLIC_URL', 'ftp://kitbridge.example'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '127.0.0.1, '],
    ['ALLOW_REGISTRATION', 'perhaps'],
  ])('reports %s when it is %j, without the value', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(problems[0]).not.toContain(value);
  });

  it('reports all problems at once', () => {
    expect(problemsOf({ PORT: 'x', PUBLIC_URL: 'x', LOG_LEVEL: 'x' })).toHaveLength(3);
  });
});
