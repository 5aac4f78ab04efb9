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
import { forgetUnpaidDonations } from './donations/forgetUnpaidDonations.ts';
import { createFileStore, type FileStore } from './files/fileStore.ts';
import { createHandlers } from './handlers.ts';
import { createImages } from './images/images.ts';
import { createPayments } from './payments/payments.ts';
import { addSampleData } from './sample-data/addSampleData.ts';
import { DATABASE_RESERVE, freeBytes, type FreeBytes, type HasNoRoom } from './uploads/diskSpace.ts';
import type { Chore } from './upkeep.ts';
import { removeOrphanedCvs } from './volunteers/applications.ts';
import { createCvLinks } from './volunteers/cvLinks.ts';
import { createCvStore } from './volunteers/cvStore.ts';

/** What the rooms of the domain are given to work with. */
export interface DomainDependencies {
  config: Config;
  db: Kysely<Database>;
  /** The website's public origin, without a slash at the end. A function: the port may be known only after listening. */
  origin: () => string;
  log: FastifyBaseLogger;
  /** By default asks the operating system. */
  freeBytes?: FreeBytes;
}

/** What the domain hands back to the application. */
export interface Domain {
  handlers: Handlers;
  authenticate: Authenticate;
  /** Whether the embedded database has no room to write. */
  isDiskFull: HasNoRoom;
  /** Routes outside the contract, such as the sandbox's checkout page. */
  pages: FastifyPluginAsync;
  /** Covers, media files and proofs, which are public. */
  files: FileStore;
  upkeep: readonly Chore[];
}

const fileStoreOf = ({ dataDir }: Config) => createFileStore(join(dataDir, 'files'));

/** Wires the rooms of the domain together. Makes no call to the database by itself. */
export function createDomain({
  config,
  db,
  origin,
  log,
  freeBytes: freeOn = freeBytes,
}: DomainDependencies): Domain {
  const secret = config.authSecret ?? secretOfDataFolder(config.dataDir);
  const tokens = createTokens(secret);
  const createLimit = createRateLimits(db, secret);
  const loginThrottle = createLoginThrottle(createLimit);
  const captcha = createCaptcha({ secret });
  const payments = createPayments(config, db, origin);
  const files = fileStoreOf(config);
  const hasNoRoom = async () => (await freeOn(config.dataDir)) < config.minFreeBytes;
  const isDiskFull = async () =>
    config.databaseUrl === null && (await freeOn(config.dataDir)) < DATABASE_RESERVE;
  const images = createImages({ db, files, hasNoRoom, log });
  const cvs = createCvStore(join(config.dataDir, 'private', 'cvs'));
  const links = createCvLinks(secret);
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
      links,
      hasNoRoom,
      isDiskFull,
      prepareAdmission: createAdmission(captcha, createLimit),
    }),
    authenticate: createAuthenticate(db, tokens),
    isDiskFull,
    files,
    pages: payments.pages,
    upkeep: [
      () => deleteExpiredCaptchas(db),
      () => deleteExpiredLimits(db),
      () => forgetUnpaidDonations(db, config.unpaidGiftsDays),
      () => images.sweep(),
      () => removeOrphanedCvs({ db, cvs }),
    ],
  };
}

/**
 * Runs once per start, after the migrations and before the first request: whatever must be there. It does nothing the
 * second time but say again what the operator must know.
 *
 * @param announce prints one line for the person who started the server
 */
export async function prepareDomain(
  { config, db, log }: DomainDependencies,
  announce: (line: string) => void,
): Promise<void> {
  if (config.payments === 'none')
    log.warn('No payment provider is configured: every new gift is refused with 502 provider_failed');
  if (config.sampleData) await addSampleData({ db, files: fileStoreOf(config), log }, announce);
}
