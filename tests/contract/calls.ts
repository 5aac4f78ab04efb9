import type { OperationId } from '@/mocks/operations';
import { PDF, PHOTO, DRAWING, ELEVEN_MEGABYTES, donation, project, application, delivery } from './bodies';
import type { Call } from './mockedCall';

/** Calls of an operation; the first one succeeds. */
export type Calls = readonly [Call, ...Call[]];

const signedIn = true;
const listRefusals: Call[] = [
  { when: 'for a page that is no number', status: 400, query: { page: 'two' }, signedIn },
  { when: 'for page 0', status: 422, query: { page: 0 }, signedIn },
  { when: 'for 101 rows on a page', status: 422, query: { page_size: 101 }, signedIn },
];
const pastTheEnd: Call = { when: 'past the end', status: 200, query: { page: 99 }, signedIn };

/**
 * What each operation of the mocks is called with: its success, and the refusals that are its own. Refusals that many
 * operations share (no token, not JSON, no such id) are called for in `mocks.test.ts`.
 */
export const CALLS: Record<OperationId, Calls> = {
  wakeUp: [{ when: 'at any time', status: 200 }],
  login: [
    { when: 'for a password', status: 200, json: { username: 'amina', password: 'any pass phrase' } },
    { when: 'for a wrong password', status: 401, json: { username: 'amina', password: 'wrong' } },
    { when: 'without a password', status: 400, json: { username: 'amina' } },
    { when: 'for an empty username', status: 422, json: { username: '', password: 'x' } },
  ],
  register: [
    {
      when: 'for a new administrator',
      status: 201,
      signedIn,
      json: { username: 'bola', password: 'long enough', email: 'bola@kitbridge.example' },
    },
    {
      when: 'while signed out',
      status: 403,
      json: { username: 'bola', password: 'long enough', email: 'bola@kitbridge.example' },
    },
    {
      when: 'for a username that is taken',
      status: 409,
      signedIn,
      json: { username: 'amina', password: 'long enough', email: 'other@kitbridge.example' },
    },
    {
      when: 'for a bad email',
      status: 422,
      signedIn,
      json: { username: 'bola', password: 'long enough', email: 'bola' },
    },
  ],
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
    { when: 'for three decimals', status: 422, json: { ...donation, amount: 10.005 } },
    { when: 'for a bad email', status: 422, json: { ...donation, donor_email: 'ada' } },
    { when: 'for a project id of 0', status: 422, json: { ...donation, project_id: 0 } },
    { when: 'for the other provider', status: 422, json: { ...donation, payment_client: 'PAYSTACK' } },
    { when: 'for a closed project', status: 422, json: { ...donation, project_id: 14 } },
    { when: 'for a draft', status: 404, json: { ...donation, project_id: 15 } },
    { when: 'for no project', status: 404, json: { ...donation, project_id: 999 } },
    { when: 'for a short key', status: 422, json: donation, headers: { 'Idempotency-Key': 'short' } },
    { when: 'when the provider fails', status: 502, json: { ...donation, amount: 10.06 } },
  ],
  confirmDonation: [
    { when: 'for a reference', status: 200, query: { payment_id: 'fixture-39' } },
    { when: 'for a token', status: 200, query: { token: 'token-of-fixture-40' } },
    { when: 'for a declined gift', status: 200, query: { payment_id: 'fixture-38' } },
    { when: 'without reference and token', status: 422, query: { payer_id: 'P' } },
    { when: 'for an unknown reference', status: 404, query: { payment_id: 'nobody' } },
    {
      when: "for one gift's reference with another's token",
      status: 404,
      query: { payment_id: 'fixture-39', token: 'token-of-fixture-40' },
    },
  ],
  paystackCallback: [
    { when: 'for a reference', status: 303, query: { reference: 'fixture-40', trxref: 'fixture-40' } },
    { when: 'without a reference', status: 400 },
    { when: 'for an unknown reference', status: 404, query: { reference: 'nobody' } },
  ],
  paypalWebhook: [
    { when: 'for a signed event', status: 204, headers: { 'PAYPAL-TRANSMISSION-SIG': 's' }, json: {} },
    { when: 'for an unsigned event', status: 403, json: {} },
  ],
  paystackWebhook: [
    { when: 'for a signed event', status: 204, headers: { 'X-Paystack-Signature': 's' }, json: {} },
    { when: 'for an unsigned event', status: 403, json: {} },
  ],
  getExchangeRate: [{ when: 'at any time', status: 200 }],
  updateExchangeRate: [
    { when: 'for a rate', status: 200, signedIn, json: { usd_to_ngn_rate: 1600.5 } },
    { when: 'without a rate', status: 400, signedIn, json: {} },
    { when: 'for a rate of 0', status: 422, signedIn, json: { usd_to_ngn_rate: 0 } },
  ],
  listProjects: [
    { when: 'for the first page', status: 200 },
    { ...pastTheEnd, signedIn: false },
    { when: 'for an administrator', status: 200, signedIn },
    { when: 'for empty filters', status: 200, query: { search: '', category: '', status: '', page: '' } },
    { when: 'for an expired token', status: 401, headers: { Authorization: 'Bearer expired' } },
    ...listRefusals,
  ],
  createProject: [
    {
      when: 'for a form with images',
      status: 201,
      signedIn,
      form: { payload: project, cover_photo: PHOTO, 'media_files[0]': PHOTO },
    },
    { when: 'for a form without images', status: 201, signedIn, form: { payload: project } },
    { when: 'without a payload', status: 400, signedIn, form: { cover_photo: PHOTO } },
    {
      when: 'for a negative goal',
      status: 422,
      signedIn,
      form: { payload: { ...project, target_amount: -1 } },
    },
    {
      when: 'for a day that is none',
      status: 422,
      signedIn,
      form: { payload: { ...project, deadline: '2027-02-30' } },
    },
    {
      when: 'for a cover that is an SVG',
      status: 415,
      signedIn,
      form: { payload: project, cover_photo: DRAWING },
    },
    {
      when: 'for a cover of 11 MB',
      status: 413,
      signedIn,
      form: { payload: project, cover_photo: ELEVEN_MEGABYTES },
    },
  ],
  getProjectStats: [{ when: 'for an administrator', status: 200, signedIn }],
  deleteProjectPhoto: [{ when: 'for a proof', status: 204, signedIn, path: { photoId: 12 } }],
  getProject: [
    { when: 'for a project', status: 200, path: { id: 3 } },
    { when: 'for a project with nothing but its title', status: 200, path: { id: 5 } },
    { when: 'for a draft, to an administrator', status: 200, path: { id: 15 }, signedIn },
    { when: 'for a draft, to anyone else', status: 404, path: { id: 15 } },
    {
      when: 'for an expired token',
      status: 401,
      path: { id: 3 },
      headers: { Authorization: 'Bearer expired' },
    },
  ],
  updateProject: [
    {
      when: 'for new fields',
      status: 200,
      signedIn,
      path: { id: 3 },
      form: { payload: { projectId: 3, status: 'COMPLETED', impact_count: 240 }, cover_photo: PHOTO },
    },
    {
      when: 'for an unknown field',
      status: 400,
      signedIn,
      path: { id: 3 },
      form: { payload: { raised: 1 } },
    },
    {
      when: 'for an unknown status',
      status: 422,
      signedIn,
      path: { id: 3 },
      form: { payload: { status: 'DONE' } },
    },
    { when: 'for no project', status: 404, signedIn, path: { id: 999 }, form: { payload: {} } },
  ],
  deleteProject: [{ when: 'for a project', status: 204, signedIn, path: { id: 3 } }],
  addProjectPhotos: [
    {
      when: 'for two images',
      status: 201,
      signedIn,
      path: { id: 3 },
      form: { payload: delivery, image: [PHOTO, PHOTO] },
    },
    { when: 'without an image', status: 400, signedIn, path: { id: 3 }, form: { payload: delivery } },
    {
      when: 'for a blank name',
      status: 422,
      signedIn,
      path: { id: 3 },
      form: { payload: { ...delivery, name: ' ' }, image: PHOTO },
    },
    {
      when: 'for no project',
      status: 404,
      signedIn,
      path: { id: 999 },
      form: { payload: delivery, image: PHOTO },
    },
    {
      when: 'for a short key',
      status: 422,
      signedIn,
      path: { id: 3 },
      form: { payload: delivery, image: PHOTO },
      headers: { 'Idempotency-Key': 'short' },
    },
  ],
  downloadProjectReport: [
    { when: 'for a project', status: 200, path: { id: 3 } },
    { when: 'for a draft', status: 404, path: { id: 15 }, signedIn },
  ],
  listSubscriptions: [{ when: 'for the first page', status: 200, signedIn }, pastTheEnd, ...listRefusals],
  exportSubscriptions: [
    { when: 'for all rows', status: 200, signedIn },
    { when: 'for a search', status: 200, signedIn, query: { search: 'reader' } },
  ],
  subscribe: [
    { when: 'for an email', status: 201, json: { email: 'new@news.example' } },
    { when: 'for an email that is there', status: 409, json: { email: 'Reader@news.example' } },
    { when: 'for a bad email', status: 422, json: { email: 'reader@' } },
    { when: 'without an email', status: 400, json: {} },
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
      when: 'for a link that has ended',
      status: 403,
      path: { id: 104 },
      query: { expires: 1, signature: 'signed-by-the-mocks' },
    },
    {
      when: 'for a link that somebody else signed',
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
  getFile: [
    { when: 'for a cover', status: 200, path: { name: 'cover-healthcare-microscopes.webp' } },
    { when: 'for a width', status: 200, path: { name: 'proof-kano-bench.webp' }, query: { w: 480 } },
    {
      when: 'for a width that is not kept',
      status: 422,
      path: { name: 'proof-kano-bench.webp' },
      query: { w: 500 },
    },
    { when: 'for a file that is missing', status: 404, path: { name: 'missing-cover.webp' } },
  ],
  getCaptchaChallenge: [
    { when: 'for a form', status: 200, query: { action: 'subscribe' } },
    { when: 'without a form', status: 400 },
    { when: 'for an unknown form', status: 422, query: { action: 'donate' } },
  ],
};
