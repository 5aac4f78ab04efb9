import type { OperationId } from '@/mocks/operations';
import { donation } from './bodies';
import { listRefusals, pastTheEnd, signedIn, type Calls } from './sharedCalls';

/** Calls about donations and the exchange rate. */
export const donationCalls = {
  listDonations: [{ when: 'for the first page', status: 200, signedIn }, pastTheEnd, ...listRefusals],
  exportDonations: [
    { when: 'for all rows', status: 200, signedIn },
    { when: 'for a filter', status: 200, signedIn, query: { status: 'completed' } },
    { when: 'for too long a search', status: 422, signedIn, query: { search: 'x'.repeat(201) } },
  ],
  createDonation: [
    { when: 'for a gift', status: 201, json: donation },
    { when: 'for a project', status: 201, json: { ...donation, project_id: 3 } },
    { when: 'for a project that is null', status: 201, json: { ...donation, project_id: null } },
    { when: 'for an amount that is text', status: 400, json: { ...donation, amount: '50' } },
    { when: 'for an unknown field', status: 400, json: { ...donation, status: 'completed' } },
    { when: 'for an amount of 0', status: 422, json: { ...donation, amount: 0 } },
    { when: 'for less than the smallest gift', status: 422, json: { ...donation, amount: 0.99 } },
    { when: 'for more than the largest gift', status: 422, json: { ...donation, amount: 25_000.01 } },
    { when: 'for three decimals', status: 422, json: { ...donation, amount: 10.005 } },
    { when: 'for a bad email', status: 422, json: { ...donation, donor_email: 'ada' } },
    { when: 'for a project id of 0', status: 422, json: { ...donation, project_id: 0 } },
    { when: 'for the other provider', status: 422, json: { ...donation, payment_client: 'PAYSTACK' } },
    { when: 'for a closed project', status: 422, json: { ...donation, project_id: 14 } },
    { when: 'for a draft', status: 404, json: { ...donation, project_id: 15 } },
    { when: 'for an unknown project', status: 404, json: { ...donation, project_id: 999 } },
    { when: 'for a short key', status: 422, json: donation, headers: { 'Idempotency-Key': 'short' } },
    { when: 'when the provider fails', status: 502, json: { ...donation, amount: 10.06 } },
  ],
  confirmDonation: [
    { when: 'for a reference', status: 200, query: { payment_id: 'fixture-39' } },
    { when: 'for a token', status: 200, query: { token: 'token-of-fixture-40' } },
    { when: 'for a declined gift', status: 200, query: { payment_id: 'fixture-38' } },
    { when: 'without reference and token', status: 400, query: { payer_id: 'P' } },
    { when: 'for an unknown reference', status: 404, query: { payment_id: 'unknown' } },
    {
      when: "for one gift's reference with another's token",
      status: 404,
      query: { payment_id: 'fixture-39', token: 'token-of-fixture-40' },
    },
  ],
  paystackCallback: [
    { when: 'for a reference', status: 303, query: { reference: 'fixture-40', trxref: 'fixture-40' } },
    { when: 'without a reference', status: 400 },
    { when: 'for an unknown reference', status: 404, query: { reference: 'unknown' } },
  ],
  paypalWebhook: [
    { when: 'for a signed event', status: 200, headers: { 'PAYPAL-TRANSMISSION-SIG': 's' }, json: {} },
    { when: 'for an unsigned event', status: 403, json: {} },
  ],
  paystackWebhook: [
    { when: 'for a signed event', status: 200, headers: { 'X-Paystack-Signature': 's' }, json: {} },
    { when: 'for an unsigned event', status: 403, json: {} },
  ],
  getMonthlyGift: [
    { when: 'for a gift', status: 200, signedIn, path: { id: 12 } },
    { when: 'for an unknown gift', status: 404, signedIn, path: { id: 999 } },
  ],
  endMonthlyGift: [
    { when: 'for a gift', status: 200, signedIn, path: { id: 12 } },
    { when: 'for an unknown gift', status: 404, signedIn, path: { id: 999 } },
  ],
  getOwnMonthlyGift: [
    { when: 'for a link', status: 200, path: { token: '12.signature' } },
    { when: 'for an unknown link', status: 404, path: { token: '999.signature' } },
  ],
  endOwnMonthlyGift: [
    { when: 'for a link', status: 200, path: { token: '12.signature' } },
    { when: 'for an unknown link', status: 404, path: { token: '999.signature' } },
  ],
  downloadReceipt: [
    { when: 'for a link', status: 200, path: { token: '40.signature' } },
    { when: 'for an unknown link', status: 404, path: { token: '999.signature' } },
  ],
  followGift: [
    { when: 'for a link', status: 200, path: { token: '40.signature' } },
    { when: 'for an unknown link', status: 404, path: { token: '999.signature' } },
  ],
  getExchangeRate: [{ when: 'at any time', status: 200 }],
  updateExchangeRate: [
    { when: 'for a rate', status: 200, signedIn, json: { usd_to_ngn_rate: 1600.5 } },
    { when: 'without a rate', status: 400, signedIn, json: {} },
    { when: 'for a rate of 0', status: 422, signedIn, json: { usd_to_ngn_rate: 0 } },
  ],
} satisfies Partial<Record<OperationId, Calls>>;
