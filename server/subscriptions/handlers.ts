import type { Kysely } from 'kysely';
import type { Captcha } from '../captcha/captcha.ts';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { alreadyExists, notFound } from '../http/errors.ts';
import { exportUrl } from '../lists/exportUrl.ts';
import { readPage } from '../lists/paging.ts';
import { exportSubscriptions } from './exportSubscriptions.ts';
import { listSubscriptions } from './listSubscriptions.ts';
import type { SignedLinks } from '../signedLinks.ts';
import { deleteSubscription, subscribeEmail } from './subscriptionRows.ts';
import { unsubscribe } from './unsubscribe.ts';

interface SubscriptionDependencies {
  db: Kysely<Database>;
  captcha: Captcha;
  links: SignedLinks;
}

type SubscriptionOperation =
  | 'subscribe'
  | 'unsubscribe'
  | 'listSubscriptions'
  | 'exportSubscriptions'
  | 'deleteSubscription';

/** Newsletter sign-up, and the administrators' list of subscriptions. */
export function subscriptionHandlers({
  db,
  captcha,
  links,
}: SubscriptionDependencies): Pick<Handlers, SubscriptionOperation> {
  return {
    subscribe: async ({ body: { email, captcha_token: token } }) => {
      const spendCaptcha = await captcha.check(token, 'subscribe');
      const isNew = await inTransaction(
        db,
        async (transaction) =>
          // A retry after a lost response gets 409, like any subscribed address.
          (await spendCaptcha(transaction, email.toLowerCase())) && subscribeEmail(transaction, email),
      );
      if (!isNew) throw alreadyExists('This email already exists.');
      return { status: 201, body: { message: 'Subscribed.' } };
    },

    unsubscribe: async ({ path }) => {
      if (!(await unsubscribe(path.token, { db, links }))) throw notFound('This link does not exist.');
      return { status: 200, body: { message: 'Unsubscribed.' } };
    },

    listSubscriptions: async ({ query }) => ({
      status: 200,
      body: {
        ...(await listSubscriptions(db, query, readPage(query))),
        export_url: exportUrl('/api/subscription/export', query),
      },
    }),

    exportSubscriptions: ({ query }) => exportSubscriptions(db, query),

    deleteSubscription: async ({ path }) => {
      if (!(await deleteSubscription(db, path.id))) throw notFound('This subscription does not exist.');
      return { status: 204 };
    },
  };
}
