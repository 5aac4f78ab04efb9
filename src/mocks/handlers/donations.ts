import { delay } from 'msw';
import { paths } from '@/lib/paths';
import { db, type StoredDonation } from '@/mocks/db';
import { amountRefusal } from '@/mocks/donationLimits';
import { errorBodies, notFound } from '@/mocks/errorBodies';
import { http } from '@/mocks/http';
import { paymentOutcomeFor, needsCaptcha } from '@/mocks/magicValues';
import {
  addDonation,
  confirmationOf,
  findByKey,
  findByReturn,
  providerFor,
  providerTokenOf,
  settle,
} from '@/mocks/records/donations';
import { csvResponse, exportUrl } from '@/mocks/records/exports';
import { contains, matches, paginate } from '@/mocks/records/lists';
import { findProject } from '@/mocks/records/projects';

/** The URL to which the provider returns the donor. Only PayPal includes a payer. */
function returnPath(donation: StoredDonation): string {
  const query = new URLSearchParams({ paymentId: donation.reference, token: providerTokenOf(donation) });
  if (donation.row.payment_client === 'PAYPAL') query.set('PayerID', 'MOCKPAYER');
  if (paymentOutcomeFor(donation.row.amount) === 'cancelled') query.set('cancelled', '1');
  return `${paths.thankYou()}?${query.toString()}`;
}

/** The mocks have no checkout page: the donor returns immediately, with the outcome that the amount determines. */
function created(donation: StoredDonation, requestUrl: string) {
  return {
    reference: donation.reference,
    checkout_url: new URL(returnPath(donation), requestUrl).href,
  };
}

const EXPORT_COLUMNS = [
  'id',
  'short_reference',
  'created_at',
  'donor_full_name',
  'donor_email',
  'project_title',
  'currency',
  'amount',
  'project_currency',
  'project_currency_amount',
  'frequency',
  'payment_client',
  'status',
  'previous_amount_raised',
  'current_amount_raised',
  'refunded_amount',
  'redirected_from',
  'monthly_gift_id',
  'monthly_gift_status',
] as const;

interface Filters {
  get(name: 'search' | 'frequency' | 'status' | 'payment_method' | 'monthly_gift'): string | null;
}

/** The rows that match the filters, for the list and its export. */
function filtered(query: Filters) {
  return db.tables.donations
    .map(({ row }) => row)
    .filter(
      (row) =>
        contains(query.get('search'), [
          row.donor_full_name,
          row.donor_email,
          row.project_title,
          row.short_reference,
        ]) &&
        matches(query.get('frequency'), row.frequency) &&
        matches(query.get('status'), row.status) &&
        matches(query.get('payment_method'), row.payment_client) &&
        matches(query.get('monthly_gift'), String(row.monthly_gift_id)),
    );
}

export const donationHandlers = {
  listDonations: http.get('/api/donation/donations', ({ request, query, response }) => {
    const asked = { page: query.get('page'), pageSize: query.get('page_size') };
    return response(200).json({
      ...paginate(filtered(query), asked),
      export_url: exportUrl('/api/donation/donations/export', request.url),
    });
  }),

  exportDonations: http.get('/api/donation/donations/export', ({ query, response }) =>
    response.untyped(csvResponse('donations_all.csv', EXPORT_COLUMNS, filtered(query))),
  ),

  createDonation: http.post('/api/donation/donations', async ({ request, response }) => {
    const { captcha_token: captchaToken, ...body } = await request.json();
    const provider = providerFor(body.currency);
    if (body.payment_client !== provider) {
      return response(422).json({
        message: `Donations in ${body.currency} go through ${provider}.`,
        code: 'currency_provider_mismatch',
        details: [{ field: 'payment_client', message: `must be ${provider} for ${body.currency}` }],
      });
    }
    const refusal = amountRefusal(body);
    if (refusal) return response(422).json(refusal);
    const project = findProject(body.project_id ?? 0, false);
    if (typeof body.project_id === 'number' && !project) return response(404).json(notFound('project'));
    if (project && !project.receiving_donation) {
      return response(422).json({
        message: 'This project is not receiving donations.',
        code: 'project_closed',
      });
    }
    const key = request.headers.get('Idempotency-Key');
    const earlier = key === null ? undefined : findByKey(key);
    if (earlier && earlier.requestBody !== JSON.stringify(body)) {
      return response(422).json({
        message: 'This Idempotency-Key was already used for another donation.',
        code: 'idempotency_mismatch',
      });
    }
    if (!earlier && needsCaptcha(body.donor_email) && !captchaToken) {
      return response(422).json(errorBodies.captchaRequired);
    }
    const donation = earlier ?? addDonation(body, project, key);
    if (paymentOutcomeFor(donation.row.amount) === 'provider-fails-at-once') {
      return response(502).json(errorBodies.providerFailed);
    }
    return response(201).json(created(donation, request.url));
  }),

  confirmDonation: http.get('/api/donation/execute_paypal/payment', async ({ query, response }) => {
    const paymentId = query.get('payment_id');
    const token = query.get('token');
    if (!paymentId && !token) {
      return response(400).json({
        message: 'The address does not name a payment: payment_id or token is required.',
        code: 'malformed',
      });
    }
    const donation = findByReturn(paymentId, token);
    if (!donation) return response(404).json(notFound('donation'));
    const fate = paymentOutcomeFor(donation.row.amount);
    if (fate === 'provider-fails-at-return') return response(502).json(errorBodies.providerFailed);
    if (fate === 'never-responds-at-return') await delay('infinite');
    settle(donation);
    return response(200).json(confirmationOf(donation));
  }),

  paystackCallback: http.get('/api/donation/paystack/callback', ({ query, response }) => {
    const donation = findByReturn(query.get('reference'), null);
    if (!donation) return response(404).json(notFound('donation'));
    settle(donation);
    return response(303).empty({ headers: { Location: returnPath(donation) } });
  }),

  paypalWebhook: http.post('/api/donation/webhooks/paypal', ({ request, response }) =>
    request.headers.has('PAYPAL-TRANSMISSION-SIG')
      ? response(200).json({ status: 'ok' })
      : response(403).json(errorBodies.unsigned),
  ),

  paystackWebhook: http.post('/api/donation/webhooks/paystack', ({ request, response }) =>
    request.headers.has('X-Paystack-Signature')
      ? response(200).json({ status: 'ok' })
      : response(403).json(errorBodies.unsigned),
  ),
};
