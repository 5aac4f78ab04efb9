import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { checkoutPage, messagePage } from './checkoutPage.ts';
import { checkoutByToken, decideCheckout, type Decision } from './checkouts.ts';
import { checkoutStyles } from './checkoutStyles.ts';
import { returnAddress } from './sandboxProvider.ts';

const DECISIONS: ReadonlyMap<string | null, Decision> = new Map([
  ['pay', 'paid'],
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
]);

const ADDRESS = '/sandbox/checkout/:token';
const BODY_LIMIT_BYTES = 1024;

/** The page works without scripts, loads only its own styles and submits only to itself. */
function contentSecurityPolicy(origin: string): string {
  return `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`;
}

function sendPage(reply: FastifyReply, origin: string, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy(origin))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}

const unknownCheckout = () =>
  messagePage('Checkout not found', 'The link may be incomplete, or the test data was deleted.');

const unknownDecision = () =>
  messagePage('Something went wrong', 'Open the checkout again and press one of the buttons.');

/** The sandbox's checkout page. It is not part of the contract, like a real provider's page. */
export function checkoutRoutes(db: Kysely<Database>, origin: () => string): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );

    app.get('/sandbox/checkout.css', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(checkoutStyles),
    );

    app.get<{ Params: { token: string } }>(ADDRESS, async (request, reply) => {
      const checkout = await checkoutByToken(db, request.params.token);
      if (!checkout) return sendPage(reply, origin(), 404, unknownCheckout());
      return sendPage(reply, origin(), 200, checkoutPage(checkout));
    });

    app.post<{ Params: { token: string }; Body: unknown }>(ADDRESS, async (request, reply) => {
      const { token } = request.params;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const decision = DECISIONS.get(form.get('decision'));
      if (!decision) return sendPage(reply, origin(), 400, unknownDecision());
      const decidedNow = await decideCheckout(db, token, decision);
      const checkout = await checkoutByToken(db, token);
      if (!checkout) return sendPage(reply, origin(), 404, unknownCheckout());
      if (!decidedNow) return sendPage(reply, origin(), 409, checkoutPage(checkout));
      return reply.redirect(returnAddress(checkout), 303);
    });
  };
}
