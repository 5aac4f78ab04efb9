import type { OperationId } from '@/mocks/operations';
import { PDF, PHOTO, application } from './bodies';
import { listRefusals, pastTheEnd, signedIn, type Calls } from './sharedCalls';

/** Calls about subscriptions and applications. */
export const peopleCalls = {
  listSubscriptions: [{ when: 'for the first page', status: 200, signedIn }, pastTheEnd, ...listRefusals],
  exportSubscriptions: [
    { when: 'for all rows', status: 200, signedIn },
    { when: 'for a search', status: 200, signedIn, query: { search: 'reader' } },
  ],
  subscribe: [
    { when: 'for an email', status: 201, json: { email: 'new@news.example' } },
    { when: 'for an email that is already subscribed', status: 409, json: { email: 'Reader@news.example' } },
    { when: 'for a bad email', status: 422, json: { email: 'reader@' } },
    { when: 'without an email', status: 400, json: {} },
  ],
  unsubscribe: [
    { when: 'for a link', status: 200, path: { token: '32.signature' } },
    { when: 'for an unknown link', status: 404, path: { token: '999.signature' } },
  ],
  deleteSubscription: [{ when: 'for a subscription', status: 204, signedIn, path: { id: 32 } }],
  listVolunteers: [{ when: 'for the first page', status: 200, signedIn }, pastTheEnd, ...listRefusals],
  exportVolunteers: [
    { when: 'for all rows', status: 200, signedIn },
    { when: 'for a filter', status: 200, signedIn, query: { role: 'lab-tech' } },
  ],
  applyAsVolunteer: [
    { when: 'for an application', status: 201, form: { payload: application, cv: PDF } },
    { when: 'without a CV', status: 400, form: { payload: application } },
    {
      when: 'without room for the CV',
      status: 503,
      form: { payload: { ...application, email: 'full@magic.example' }, cv: PDF },
    },
    {
      when: 'without room for a CV, to an application without one',
      status: 201,
      form: { payload: { ...application, email: 'full@magic.example' } },
    },
    { when: 'for an age of 15', status: 422, form: { payload: { ...application, age: 15 }, cv: PDF } },
    { when: 'for a CV that is a photo', status: 415, form: { payload: application, cv: PHOTO } },
    {
      when: 'for a short key',
      status: 422,
      form: { payload: application, cv: PDF },
      headers: { 'Idempotency-Key': 'short' },
    },
  ],
  deleteVolunteer: [{ when: 'for an application', status: 204, signedIn, path: { id: 104 } }],
  downloadVolunteerCv: [
    {
      when: 'for a signed link',
      status: 200,
      path: { id: 104 },
      query: { expires: 4_102_444_800, signature: 'signed-by-the-mocks' },
    },
    {
      when: 'for a link that has expired',
      status: 403,
      path: { id: 104 },
      query: { expires: 1, signature: 'signed-by-the-mocks' },
    },
    {
      when: 'for a link with a wrong signature',
      status: 403,
      path: { id: 104 },
      query: { expires: 4_102_444_800, signature: 'x' },
    },
    {
      when: 'where there is no CV',
      status: 404,
      path: { id: 102 },
      query: { expires: 4_102_444_800, signature: 'signed-by-the-mocks' },
    },
  ],
} satisfies Partial<Record<OperationId, Calls>>;
