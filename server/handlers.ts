import type { Kysely } from 'kysely';
import { authHandlers } from './auth/handlers.ts';
import type { LoginThrottle } from './auth/loginThrottle.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Captcha } from './captcha/captcha.ts';
import { captchaHandlers } from './captcha/handlers.ts';
import type { Config } from './config.ts';
import type { Handlers } from './contract/types.ts';
import type { Database } from './database/tables.ts';
import type { PrepareAdmission } from './donations/admitDonation.ts';
import { toContractLimits } from './donations/donationLimits.ts';
import { donationHandlers } from './donations/handlers.ts';
import { exchangeRateHandlers } from './exchange-rate/handlers.ts';
import { fileHandlers } from './files/handlers.ts';
import type { FileStore } from './files/fileStore.ts';
import type { GiftKeys } from './forms/giftKeys.ts';
import { formHandlers } from './forms/handlers.ts';
import type { SealedForms } from './forms/sealedForms.ts';
import { unavailable } from './http/errors.ts';
import type { Images } from './images/images.ts';
import { giftPageHandlers } from './gift-page/handlers.ts';
import { monthlyGiftHandlers } from './monthly-gifts/handlers.ts';
import type { Payments } from './payments/payments.ts';
import { projectChangeHandlers } from './projects/changeHandlers.ts';
import { projectHandlers } from './projects/handlers.ts';
import { receiptHandlers } from './receipts/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import type { SignedLinks } from './signedLinks.ts';
import { subscriptionHandlers } from './subscriptions/handlers.ts';
import { diskFull, type HasNoRoom } from './uploads/diskSpace.ts';
import type { CvLinks } from './volunteers/cvLinks.ts';
import type { CvStore } from './volunteers/cvStore.ts';
import { volunteerHandlers } from './volunteers/handlers.ts';
import { webhookHandlers } from './webhooks/handlers.ts';

export interface HandlerDependencies {
  config: Config;
  db: Kysely<Database>;
  origin: () => string;
  tokens: Tokens;
  loginThrottle: LoginThrottle;
  captcha: Captcha;
  payments: Payments;
  files: FileStore;
  images: Images;
  cvs: CvStore;
  cvLinks: CvLinks;
  links: SignedLinks;
  hasNoRoom: HasNoRoom;
  isDiskFull: HasNoRoom;
  confirmPauseMs: number;
  prepareAdmission: PrepareAdmission;
  forms: SealedForms;
  giftKeys: GiftKeys;
  listKeptMs: number;
  changes: () => number;
}

function serviceHandlers({
  db,
  isDiskFull,
  config,
}: Pick<HandlerDependencies, 'db' | 'isDiskFull' | 'config'>): Pick<Handlers, 'wakeUp'> {
  const body = { status: 'ok', donation_limits: toContractLimits(config.donationLimits) } as const;
  return {
    wakeUp: async ({ log }) => {
      if (await isDiskFull()) throw diskFull();
      try {
        await db.selectFrom('setting').select('name').limit(1).execute();
      } catch (error) {
        log.error(error);
        throw unavailable();
      }
      return { status: 200, body };
    },
  };
}

/** The handlers of all operations; a missing one fails to compile. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const { config, db, captcha, files, cvLinks } = dependencies;
  const donations = donationHandlers({ ...dependencies, limits: config.donationLimits });
  return {
    ...serviceHandlers(dependencies),
    ...authHandlers(dependencies),
    ...donations,
    ...formHandlers({ ...dependencies, createDonation: donations.createDonation }),
    ...giftPageHandlers(dependencies),
    ...receiptHandlers(dependencies),
    ...monthlyGiftHandlers(dependencies),
    ...webhookHandlers(dependencies),
    ...exchangeRateHandlers(db),
    ...projectHandlers(dependencies),
    ...projectChangeHandlers(dependencies),
    ...fileHandlers(files),
    ...reportHandlers(dependencies),
    ...captchaHandlers(captcha),
    ...subscriptionHandlers(dependencies),
    ...volunteerHandlers({ ...dependencies, links: cvLinks }),
  };
}
