import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isLoopbackHost } from './auth/isLoopbackHost.ts';
import type { DonationLimits } from './donations/donationLimits.ts';
import { readMail, withoutMailServer, type MailConfig } from './emails/mailConfig.ts';
import { isLoopback } from './http/loopback.ts';
import { toMinorUnits } from './money/money.ts';
import { readPayments, withoutKeys, type PaymentsConfig } from './payments/paymentsConfig.ts';
import { StartupProblem } from './startupProblem.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The validated configuration. */
export interface Config {
  /** 0 lets the operating system choose. */
  port: number;
  host: string;
  /** Absolute. Holds the embedded database and uploaded files. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** The website's public origin, without a trailing slash; null: derived from host and port. */
  publicUrl: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** True when NODE_ENV is `production` (in any case, or `prod`): nothing for testing may run. */
  production: boolean;
  /** Addresses of trusted proxies, whose X-Forwarded-For is used. */
  trustProxy: string | false;
  /**
   * Whether the first administrator may register without signing in. By default only where no stranger could be first: outside
   * production, when both HOST and PUBLIC_URL, if set, are loopback addresses.
   */
  allowRegistration: boolean;
  /** Signs tokens and private links. Null: a secret is created in the data folder. */
  authSecret: string | null;
  /** How payments are taken. */
  payments: PaymentsConfig;
  /** How emails are sent. */
  mail: MailConfig;
  /** The smallest and the largest donation of each currency, in minor units. */
  donationLimits: DonationLimits;
  /** How many bytes of the data folder's disk uploads must leave free, mainly for the database. */
  minFreeBytes: number;
  /** Unpaid donations are deleted after this many days. */
  unpaidGiftsDays: number;
  /** An unpaid donation is first asked about after this many seconds. Tests shorten it. */
  reconcileAfterSeconds: number;
  /** Whether to add sample data to an empty database. */
  sampleData: boolean;
}

/** The environment is invalid. `problems` has one line per mistake. */
export class ConfigError extends StartupProblem {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
type Read<T> = (text: string) => T | null;

function integerUpTo(max: number, min = 0): Read<number> {
  return (text) =>
    /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;
}

function yesOrNo(text: string): boolean | null {
  if (/^(yes|true|1)$/i.test(text)) return true;
  return /^(no|false|0)$/i.test(text) ? false : null;
}

function postgresUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^postgres(ql)?:$/.test(url.protocol) ? text : null;
}

function httpOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return bare && /^https?:$/.test(url.protocol) ? url.origin : null;
}

const PROXY_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);
const ADDRESS_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** An entry of TRUST_PROXY: an address, a network such as `10.0.0.0/8`, or a name for private ones. */
function isProxy(text: string): boolean {
  const [address = '', bits = '1', ...rest] = text.split('/');
  const most = ADDRESS_BITS[isIP(address)] ?? 0;
  const isNetwork = rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
  return isNetwork || PROXY_NETWORKS.has(text);
}

function proxies(text: string): string | null {
  return text.split(',').every((entry) => isProxy(entry.trim())) ? text : null;
}

const MIN_SECRET_LENGTH = 32;

const secret: Read<string> = (text) => (text.length >= MIN_SECRET_LENGTH ? text : null);

/** An amount of money such as `1` or `2.50`, in minor units. */
function amount(text: string): number | null {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? toMinorUnits(Number(text), 'amount') : null;
}

function payments(env: Environment, production: boolean, problems: string[]): PaymentsConfig {
  const read = readPayments(env, production);
  if ('config' in read) return read.config;
  problems.push(read.problem);
  return withoutKeys('none');
}

function mail(env: Environment, production: boolean, problems: string[]): MailConfig {
  const read = readMail(env, production);
  if ('config' in read) return read.config;
  problems.push(read.problem);
  return withoutMailServer(production);
}

/** Limits that would refuse every donation. */
function emptyRanges({ donationLimits }: Config): string[] {
  return (['USD', 'NGN'] as const)
    .filter((currency) => donationLimits[currency].max < donationLimits[currency].min)
    .map((currency) => `MAX_DONATION_${currency} must not be less than MIN_DONATION_${currency}.`);
}

/** Valid settings that must not be used on the internet. */
function dangersOf(
  { production, databaseUrl, sampleData, payments: { mode } }: Config,
  env: Environment,
): string[] {
  const dangers: string[] = [];
  if (production && databaseUrl !== null && !env['AUTH_SECRET']?.trim())
    dangers.push(
      'AUTH_SECRET is required with NODE_ENV=production and DATABASE_URL: all processes must share it.',
    );
  if (sampleData && (production || mode === 'live'))
    dangers.push(
      `SAMPLE_DATA=yes is refused with ${production ? 'NODE_ENV=production' : 'PAYMENTS=live'}: its donations would appear in the accounts.`,
    );
  return dangers;
}

/**
 * Reads the configuration. Unset or empty variables get their defaults.
 *
 * @throws ConfigError with one line per invalid variable
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  function value<T, D>(name: string, fallback: D, read: Read<T>, wanted: string): T | D {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const result = read(text);
    if (result !== null) return result;
    problems.push(`${name} must be ${wanted}.`);
    return fallback;
  }

  // Lenient, so that a misspelling does not enable the sandbox in production.
  const production = /^prod(uction)?$/i.test(env['NODE_ENV']?.trim() ?? '');
  const level: Read<Config['logLevel']> = (text) =>
    LOG_LEVELS.find((known) => known === text.toLowerCase()) ?? null;
  const host = value(
    'HOST',
    '127.0.0.1',
    (text) => (/\s/.test(text) ? null : text),
    'an address or a host name',
  );
  const publicUrl = value(
    'PUBLIC_URL',
    null,
    httpOrigin,
    'an origin like https://kitbridge.example, without a path',
  );
  const onlyHere = isLoopback(host) && (publicUrl === null || isLoopbackHost(new URL(publicUrl).host));
  const paymentsConfig = payments(env, production, problems);
  const config: Config = {
    port: value('PORT', 3000, integerUpTo(65_535), 'a number from 0 to 65535'),
    host,
    dataDir: resolve(env['DATA_DIR']?.trim() || 'data'),
    databaseUrl: value(
      'DATABASE_URL',
      null,
      postgresUrl,
      'an address like postgres://user:password@host:5432/name',
    ),
    publicUrl,
    logLevel: value('LOG_LEVEL', 'info', level, `one of ${LOG_LEVELS.join(', ')}`),
    production,
    trustProxy: value(
      'TRUST_PROXY',
      false,
      proxies,
      'the addresses of the proxies in front of the server, or loopback',
    ),
    allowRegistration: value('ALLOW_REGISTRATION', !production && onlyHere, yesOrNo, 'yes or no'),
    authSecret: value('AUTH_SECRET', null, secret, `a secret of at least ${MIN_SECRET_LENGTH} characters`),
    payments: paymentsConfig,
    mail: mail(env, production, problems),
    donationLimits: {
      USD: {
        min: value('MIN_DONATION_USD', 100, amount, 'an amount such as 1 or 2.50'),
        max: value('MAX_DONATION_USD', 25_000_00, amount, 'an amount such as 25000'),
      },
      NGN: {
        min: value('MIN_DONATION_NGN', 100_00, amount, 'an amount such as 100 or 250.50'),
        max: value('MAX_DONATION_NGN', 25_000_000_00, amount, 'an amount such as 25000000'),
      },
    },
    minFreeBytes: value(
      'MIN_FREE_BYTES',
      500_000_000,
      integerUpTo(Number.MAX_SAFE_INTEGER),
      'a number of bytes such as 500000000',
    ),
    reconcileAfterSeconds: value(
      'RECONCILE_AFTER_SECONDS',
      300,
      integerUpTo(3600, 1),
      'a number of seconds such as 300',
    ),
    unpaidGiftsDays: value('UNPAID_GIFTS_DAYS', 90, integerUpTo(36_500, 1), 'a number of days such as 90'),
    sampleData: value('SAMPLE_DATA', !production && paymentsConfig.mode !== 'live', yesOrNo, 'yes or no'),
  };
  problems.push(...dangersOf(config, env), ...emptyRanges(config));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
