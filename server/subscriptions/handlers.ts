import type { Kysely } from 'kysely';
import type { Captcha } from '../captcha/captcha.ts';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { alreadyExists, notFound } from '../http/errors.ts';
import { exportUrl } from '../lists/exportUrl.ts';
import { readPage } from '../lists/paging.ts';
import { exportSubscriptions } from './exportSubscriptions.ts';
import { listSubscriptions } from './listSubscriptions.ts';
import { deleteSubscription, subscribeEmail } from './subscriptionRows.ts';

interface SubscriptionDependencies {
  db: Kysely<Database>;
  captcha: Captcha;
}

type SubscriptionOperation = 'subscribe' | 'listSubscriptions' | 'exportSubscriptions' | 'deleteSubscription';

export function subscriptionHandlers({
  db,
  captcha,
}: SubscriptionDependencies): Pick<Handlers, SubscriptionOperation> {
  return {
    subscribe: async ({ body }) => {
      await captcha.verify(body.captcha_token, 'subscribe');
      if (!(await subscribeEmail(db, body.email))) throw alreadyExists('This email already exists.');
      return { status: 201, body: { message: 'Subscribed.' } };
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
      if (!(await deleteSubscription(db, path.id))) throw notFound('There is no such subscription.');
      return { status: 204 };
    },
  };
}
