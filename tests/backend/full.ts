import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { OperationId } from '../../contract/document';
import { field, rowsOf, type BackendResponse, type Suite } from './suite';

/** A picture of 1 × 1 pixel, and the smallest PDF. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name: string) =>
  new File([Uint8Array.from(atob(PNG), (byte) => byte.charCodeAt(0))], name, { type: 'image/png' });
const cv = () => new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' });

/** Whether a list has a row with this value in this field. */
const hasRow = (name: string, value: unknown) => (response: BackendResponse) =>
  rowsOf(response).some((row) => row[name] === value) ? null : `No row has this ${name}.`;

const says = (word: string) => (response: BackendResponse) =>
  String(field(response.body, 'message')).toLowerCase().includes(word)
    ? null
    : `The message lacks "${word}".`;

/** The id of the row with this value, found by search. */
async function idOf(
  suite: Suite,
  list: 'listProjects' | 'listSubscriptions' | 'listVolunteers',
  name: string,
  value: string,
): Promise<number | null> {
  const query = { search: value };
  const response = await suite.expect(
    list,
    'finds what was just created',
    [200],
    { query },
    hasRow(name, value),
  );
  const id = rowsOf(response).find((row) => row[name] === value)?.['id'];
  return typeof id === 'number' ? id : null;
}

/** A captcha token for the form, if the backend has a captcha. */
async function captcha(suite: Suite, action: string): Promise<{ captcha_token?: string }> {
  const init = { token: null, query: { action } };
  const response = await suite.expect('getCaptchaChallenge', `returns a challenge to ${action}`, [200], init);
  if (response.status !== 200) return {};
  const challenge = response.body as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { captcha_token: btoa(JSON.stringify({ challenge, solution })) };
}

/** Deletes a row, and checks that it is gone. */
async function remove(suite: Suite, operation: OperationId, path: Record<string, number>): Promise<void> {
  await suite.expect(operation, 'deletes', [204], { path });
  await suite.expect(operation, 'does not find a deleted row', [404], { path });
}

/** Whether the returned object has this value in this field. */
const has = (name: string, value: unknown) => (response: BackendResponse) =>
  field(response.body, 'data', name) === value ? null : `The field ${name} is not ${JSON.stringify(value)}.`;

async function checkProject(suite: Suite, mark: string): Promise<void> {
  const title = `Check ${mark}`;
  const payload = {
    title,
    summary: 'Created by check-backend, and deleted again.',
    category: 'education',
    location: 'Lagos',
    target_amount: 1000.5,
    currency: 'USD',
    deadline: '2099-12-31',
    status: 'DRAFT',
    receiving_donation: true,
    goals: ['One goal'],
  };
  const files = { cover_photo: picture('cover.png'), 'media_files[0]': picture('media.png') };
  await suite.expect('createProject', 'refuses a project without a title', [400, 422], {
    form: { payload: { ...payload, title: undefined } },
  });
  await suite.expect('createProject', 'creates a project with pictures', [201], {
    form: { payload, ...files },
  });
  const id = await idOf(suite, 'listProjects', 'title', title);
  if (id === null) return;
  const path = { id };
  await suite.expect(
    'getProject',
    'returns a draft to an administrator',
    [200],
    { path },
    has('title', title),
  );
  await suite.expect('getProject', 'hides a draft from everyone else', [404], { path, token: null });
  const changed = { ...payload, projectId: id, impact_count: 7, status: 'ACTIVE' };
  await suite.expect('updateProject', 'updates a project', [200], { path, form: { payload: changed } });
  await suite.expect(
    'getProject',
    'returns the update',
    [200],
    { path, token: null },
    has('impact_count', 7),
  );
  await checkProofs(suite, path);
  await checkDonation(suite, id);
  await checkOwnMonthlyGift(suite);
  await remove(suite, 'deleteProject', path);
  await suite.expect('getProject', 'does not find a deleted project', [404], { path });
}

const photos = (response: BackendResponse) =>
  field(response.body, 'data', 'photos') as Record<string, unknown>[] | undefined;

async function checkProofs(suite: Suite, path: { id: number }): Promise<void> {
  const delivery = { name: 'Check Clinic', deliver_date: '2026-10-02' };
  const image = picture('proof.png');
  const form = { payload: delivery, image };
  await suite.expect('addProjectPhotos', 'adds a proof of delivery', [201], { path, form });
  const added = await suite.expect('getProject', 'returns the proof', [200], { path }, (response) =>
    photos(response)?.some(
      ({ name, deliver_date: day }) => name === delivery.name && day === delivery.deliver_date,
    )
      ? null
      : 'The proof is not among the photos.',
  );
  const photoId = photos(added)?.[0]?.['id'];
  if (typeof photoId === 'number') await remove(suite, 'deleteProjectPhoto', { photoId });
  await suite.expect('addProjectPhotos', 'refuses a proof without an image', [400, 422], {
    path,
    form: { payload: delivery },
  });
}

/** Starts a donation and asks for its status. Nothing is paid, so the donation stays pending. */
async function checkDonation(suite: Suite, projectId: number): Promise<void> {
  const donation = {
    donor_email: 'check-backend@donors.example',
    donor_full_name: 'Check Backend',
    amount: 25.02,
    currency: 'USD',
    payment_client: 'PAYPAL',
    frequency: 'ONCE',
    project_id: projectId,
  };
  const create = (
    expectation: string,
    statuses: number[],
    changes: object,
    verify?: (response: BackendResponse) => string | null,
  ) =>
    suite.expect(
      'createDonation',
      expectation,
      statuses,
      { token: null, json: { ...donation, ...changes } },
      verify,
    );
  await create('refuses USD with PAYSTACK', [422], { payment_client: 'PAYSTACK' });
  await create('refuses a bad email', [422], { donor_email: 'nobody' }, says('invalid'));
  await create('refuses an amount of 0', [422], { amount: 0 });
  const started = await create('returns a checkout URL', [201], {});
  const reference = field(started.body, 'reference');
  const query = { search: donation.donor_email };
  await suite.expect('listDonations', 'lists the pending donation', [200], { query }, (response) =>
    rowsOf(response).some((row) => String(row['status']).toLowerCase() === 'pending')
      ? null
      : 'The donation is not in the list.',
  );
  const expectation = 'does not complete an unpaid donation';
  if (typeof reference !== 'string')
    suite.skip('confirmDonation', expectation, 'The response has no reference.');
  else
    await suite.expect(
      'confirmDonation',
      expectation,
      [200],
      { token: null, query: { payment_id: reference } },
      ({ body }) => (field(body, 'data', 'status') === 'completed' ? 'It is completed.' : null),
    );
}

const isOver = ({ body }: BackendResponse) =>
  ['ended', 'ending'].includes(String(field(body, 'data', 'status'))) ? null : 'It has not ended.';

/**
 * Starts a monthly donation and ends it by its private link. Only a backend on which a donation completes without a
 * payment gives that link.
 */
async function checkOwnMonthlyGift(suite: Suite): Promise<void> {
  const asDonor = { token: null };
  const started = await suite.expect(
    'createDonation',
    'returns a checkout URL for a monthly donation',
    [201],
    {
      ...asDonor,
      json: {
        donor_email: 'check-backend@donors.example',
        donor_full_name: 'Check Backend',
        amount: 25,
        currency: 'USD',
        payment_client: 'PAYPAL',
        frequency: 'MONTHLY',
      },
    },
  );
  const reference = field(started.body, 'reference');
  const query = { payment_id: String(reference) };
  const confirmed =
    typeof reference === 'string' &&
    (await suite.expect('confirmDonation', 'returns the status of a monthly donation', [200], {
      ...asDonor,
      query,
    }));
  const token = confirmed && field(confirmed.body, 'data', 'monthly_gift_token');
  if (typeof token !== 'string') {
    for (const operation of ['getOwnMonthlyGift', 'endOwnMonthlyGift'] as const)
      suite.skip(operation, 'accepts the private link', 'The unpaid monthly donation has no private link.');
    return;
  }
  const init = { ...asDonor, path: { token } };
  await suite.expect('getOwnMonthlyGift', 'accepts the private link', [200], init, has('amount', '25.00'));
  await suite.expect('endOwnMonthlyGift', 'accepts the private link', [200], init, isOver);
  await suite.expect('endOwnMonthlyGift', 'accepts it a second time', [200], init, isOver);
  await suite.expect('getOwnMonthlyGift', 'returns that the gift has ended', [200], init, isOver);
}

async function checkSubscription(suite: Suite, mark: string): Promise<void> {
  const email = `check-${mark}@news.example`;
  const token = null;
  await suite.expect(
    'subscribe',
    'refuses a bad email',
    [422],
    { token, json: { email: 'nobody', ...(await captcha(suite, 'subscribe')) } },
    says('invalid'),
  );
  const json = async () => ({ email, ...(await captcha(suite, 'subscribe')) });
  await suite.expect('subscribe', 'subscribes', [201], { token, json: await json() });
  const again = { token, json: await json() };
  await suite.expect('subscribe', 'refuses the same email again', [409], again, says('exists'));
  const id = await idOf(suite, 'listSubscriptions', 'email', email);
  if (id !== null) await remove(suite, 'deleteSubscription', { id });
}

async function checkVolunteer(suite: Suite, mark: string): Promise<void> {
  const email = `check-${mark}@volunteers.example`;
  const applicant = {
    first_name: 'Check',
    last_name: 'Backend',
    email,
    phone_number: '2348005550123',
    age: 24,
    country: 'Nigeria',
    role: 'lab-tech',
    availability: 'part-time',
    hours: 4,
    days: 2,
  };
  const apply = async (expectation: string, statuses: number[], changes: object) => {
    const payload = { ...applicant, ...changes, ...(await captcha(suite, 'volunteer')) };
    const form = { payload, cv: cv() };
    await suite.expect('applyAsVolunteer', expectation, statuses, { token: null, form });
  };
  await apply('refuses an applicant of 15 years', [422], { age: 15 });
  await apply('stores an application with a CV', [201], {});
  const id = await idOf(suite, 'listVolunteers', 'email', email);
  if (id !== null) await remove(suite, 'deleteVolunteer', { id });
}

/** Sets the rate to its current value. */
async function checkRate(suite: Suite): Promise<void> {
  const current = await suite.expect('getExchangeRate', 'returns the current rate', [200, 404], {
    token: null,
  });
  const rate = Number(field(current.body, 'data', 'usd_to_ngn_rate'));
  await suite.expect('updateExchangeRate', 'refuses a rate of 0', [422], { json: { usd_to_ngn_rate: 0 } });
  const expectation = 'sets the rate to its current value';
  if (rate > 0)
    await suite.expect('updateExchangeRate', expectation, [200], {
      json: { usd_to_ngn_rate: Math.round(rate * 100) / 100 },
    });
  else suite.skip('updateExchangeRate', expectation, 'No rate has been set yet.');
}

/**
 * Creates, reads, changes and deletes rows. It deletes everything it creates except two pending donations, because the
 * contract has no call for that.
 *
 * @param mark part of every name and email, so that two runs do not collide
 */
export async function checkWrites(suite: Suite, mark: string): Promise<void> {
  await suite.expect('register', 'refuses an administrator without a password', [400, 422], {
    json: { username: `check-${mark}`, email: `check-${mark}@kitbridge.example` },
  });
  await checkRate(suite);
  await checkProject(suite, mark);
  await checkSubscription(suite, mark);
  await checkVolunteer(suite, mark);
}
