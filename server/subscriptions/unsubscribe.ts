import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { optOutOfDeliveryEmails } from '../emails/deliveryEmails.ts';
import { rateLimiting } from '../http/rateLimit.ts';
import type { SignedLinks } from '../signedLinks.ts';
import { endSubscription } from './subscriptionRows.ts';

interface UnsubscribeDependencies {
  db: Kysely<Database>;
  links: SignedLinks;
}

/** Mail programs send `List-Unsubscribe=One-Click`, as one of two kinds of form. */
const BODY_LIMIT_BYTES = 1024;

/** Ends the emails that the token of an unsubscribe link belongs to. False when this server did not sign the token. */
export async function unsubscribe(token: string, { db, links }: UnsubscribeDependencies): Promise<boolean> {
  const subscriptionId = links.newsletter.read(token);
  if (subscriptionId !== null) await endSubscription(db, subscriptionId);
  const donationId = links.deliveries.read(token);
  if (donationId !== null) await optOutOfDeliveryEmails(db, donationId);
  return subscriptionId !== null || donationId !== null;
}

/**
 * What email clients call when their own "unsubscribe" is pressed (RFC 8058): a POST to the address of the email's link, where a GET
 * shows the website's page with a button. It is not part of the contract, because the body is a form of the email client's choice.
 */
export function unsubscribeRoute(dependencies: UnsubscribeDependencies): FastifyPluginAsync {
  return async (app) => {
    await app.register(rateLimit, rateLimiting);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, _body, done) => done(null),
    );
    app.post<{ Params: { token: string } }>(
      '/unsubscribe/:token',
      { config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
      async ({ params }, reply) => {
        const isKnown = await unsubscribe(params.token, dependencies);
        return reply
          .code(isKnown ? 200 : 404)
          .header('Cache-Control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(isKnown ? 'Unsubscribed.\n' : 'This link does not exist.\n');
      },
    );
  };
}
