import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { createAuthenticate } from './auth/handlers.ts';
import { secretOfDataFolder } from './auth/secret.ts';
import { createLoginThrottle } from './auth/loginThrottle.ts';
import { createTokens } from './auth/tokens.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { deleteExpiredCaptchas } from './captcha/usedCaptchas.ts';
import type { Config } from './config.ts';
import type { Authenticate, Handlers } from './contract/types.ts';
import { createRateLimits, deleteExpiredLimits } from './database/storedRateLimits.ts';
import type { Database } from './database/tables.ts';
import { createAdmission } from './donations/admitDonation.ts';
import { deleteUnpaidDonations } from './donations/deleteUnpaidDonations.ts';
import { composeEmail } from './emails/composeEmail.ts';
import { createMailer } from './emails/mailer.ts';
import type { QueuedEmail } from './emails/outbox.ts';
import { sendEmails } from './emails/sendEmails.ts';
import { createFileStore, type FileStore } from './files/fileStore.ts';
import { createGiftKeys } from './forms/giftKeys.ts';
import { createSealedForms, type SealedForms } from './forms/sealedForms.ts';
import { createHandlers } from './handlers.ts';
import { createImages } from './images/images.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { reconcile } from './reconciliation/reconcile.ts';
import { addSampleData } from './sample-data/addSampleData.ts';
import { createSignedLinks } from './signedLinks.ts';
import { unsubscribeRoute } from './subscriptions/unsubscribe.ts';
import { DATABASE_RESERVE, freeBytes, type FreeBytes, type HasNoRoom } from './uploads/diskSpace.ts';
import type { Chore } from './upkeep.ts';
import { removeOrphanedCvs } from './volunteers/applications.ts';
import { createCvLinks } from './volunteers/cvLinks.ts';
import { createCvStore } from './volunteers/cvStore.ts';

/** The dependencies of the domain. */
export interface DomainDependencies {
  config: Config;
  db: Kysely<Database>;
  /** The website's public origin, without a trailing slash. A function, because the port may be known only after listening. */
  origin: () => string;
  log: FastifyBaseLogger;
  /** By default asks the operating system. */
  freeBytes?: FreeBytes;
  /** By default as configured. */
  payments?: Payments;
  /** How long visitors share a provider's response about a donation, in milliseconds; a second by default. */
  confirmPauseMs?: number;
  /** How long the public project list is kept, in milliseconds; a second by default, and 0 for not at all. */
  listKeptMs?: number;
  /** How many changes administrators have made in this process. */
  changes: () => number;
}

/** What the domain provides to the application. */
export interface Domain {
  handlers: Handlers;
  authenticate: Authenticate;
  /** Whether the embedded database has no space to write. */
  isDiskFull: HasNoRoom;
  /** Routes outside the contract, such as the sandbox's checkout page. */
  pages: FastifyPluginAsync;
  /** Public images: covers, media files and proofs. */
  files: FileStore;
  /** Refused forms, which pages show again. */
  forms: SealedForms;
  upkeep: readonly Chore[];
  /** To be run more often than upkeep. */
  reconcile: Chore;
  /** Sends what is in the outbox; to be run at least as often. */
  sendEmails: Chore;
}

const outboxOf = ({ dataDir }: Config) => join(dataDir, 'outbox');
const fileStoreOf = ({ dataDir }: Config) => createFileStore(join(dataDir, 'files'));

/** Wires the domain together, without calling the database. */
export function createDomain({
  config,
  db,
  origin,
  log,
  freeBytes: freeOn = freeBytes,
  payments = createPayments(config, db, origin),
  confirmPauseMs = 1000,
  listKeptMs = 1000,
  changes,
}: DomainDependencies): Domain {
  const secret = config.authSecret ?? secretOfDataFolder(config.dataDir);
  const tokens = createTokens(secret);
  const createLimit = createRateLimits(db, secret);
  const loginThrottle = createLoginThrottle(createLimit);
  const captcha = createCaptcha({ secret });
  const files = fileStoreOf(config);
  const hasNoRoom = async () => (await freeOn(config.dataDir)) < config.minFreeBytes;
  const isDiskFull = async () =>
    config.databaseUrl === null && (await freeOn(config.dataDir)) < DATABASE_RESERVE;
  const images = createImages({ db, files, hasNoRoom, log });
  const cvs = createCvStore(join(config.dataDir, 'private', 'cvs'));
  const links = createSignedLinks(secret);
  const forms = createSealedForms(secret);
  const mailer = createMailer(config.mail, outboxOf(config));
  return {
    handlers: createHandlers({
      config,
      db,
      origin,
      tokens,
      loginThrottle,
      captcha,
      payments,
      files,
      images,
      cvs,
      cvLinks: createCvLinks(secret),
      links,
      hasNoRoom,
      isDiskFull,
      confirmPauseMs,
      listKeptMs,
      changes,
      prepareAdmission: createAdmission(captcha, createLimit),
      forms,
      giftKeys: createGiftKeys(db, secret),
    }),
    authenticate: createAuthenticate(db, tokens),
    isDiskFull,
    files,
    forms,
    pages: async (app) => {
      await app.register(payments.pages);
      await app.register(unsubscribeRoute({ db, links }));
    },
    reconcile: async (signal) => {
      const { reconcileAfterSeconds: firstPauseSeconds } = config;
      if (!(await isDiskFull())) await reconcile({ db, payments, log, firstPauseSeconds }, signal);
    },
    sendEmails: async (signal) => {
      const compose = (email: QueuedEmail) => composeEmail(email, { db, links, origin });
      if (!(await isDiskFull())) await sendEmails({ db, mailer, compose, log }, signal);
    },
    upkeep: [
      () => deleteExpiredCaptchas(db),
      () => deleteExpiredLimits(db),
      () => deleteUnpaidDonations(db, config.unpaidGiftsDays),
      () => images.sweep(),
      () => removeOrphanedCvs({ db, cvs }),
    ],
  };
}

/**
 * Runs at each start, after migrations and before the first request. Repeated runs only repeat the hints for the operator.
 *
 * @param announce prints a line for the person who started the server
 */
export async function prepareDomain(
  { config, db, log }: Pick<DomainDependencies, 'config' | 'db' | 'log'>,
  announce: (line: string) => void,
): Promise<void> {
  if (config.payments.mode === 'none')
    log.warn('No payment provider is configured: every new donation is refused with 502 provider_failed');
  if (config.mail.mode === 'none') log.warn('No mail server is configured (SMTP_URL): no emails are sent');
  if (config.mail.mode === 'folder')
    announce(`Emails are written to ${outboxOf(config)} instead of being sent, because SMTP_URL is not set.`);
  if (config.payments.paypal?.environment === 'sandbox')
    log.warn(
      "PAYPAL_ENVIRONMENT=sandbox: PayPal's sandbox moves no money, but its payments count in the books",
    );
  if (config.payments.paystack?.secretKey.startsWith('sk_test_'))
    log.warn(
      "PAYSTACK_SECRET_KEY=sk_test_…: Paystack's test mode moves no money, but its payments count in the books",
    );
  if (config.sampleData) await addSampleData({ db, files: fileStoreOf(config), log }, announce);
}
