import type { Kysely } from 'kysely';
import type { Captcha } from '../captcha/captcha.ts';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { alreadyExists } from '../http/errors.ts';
import { subscribeEmail } from './subscriptionRows.ts';

interface SubscriptionDependencies {
  db: Kysely<Database>;
  captcha: Captcha;
}

export function subscriptionHandlers({ db, captcha }: SubscriptionDependencies): Pick<Handlers, 'subscribe'> {
  return {
    subscribe: async ({ body }) => {
      await captcha.verify(body.captcha_token, 'subscribe');
      if (!(await subscribeEmail(db, body.email))) throw alreadyExists('This email already exists.');
      return { status: 201, body: { message: 'Subscribed.' } };
    },
  };
}
