import { loadContract, operationsOf, type OperationId } from '../../contract/document';
import { field, rowsOf, type BackendResponse, type Suite } from './suite';

const NO_ROWS = ({ body }: BackendResponse) =>
  Array.isArray(field(body, 'data')) && (field(body, 'data') as unknown[]).length === 0
    ? null
    : 'There are rows.';

/** Other spellings that a filter has to find. */
const ALIASES: Readonly<Record<string, readonly string[]>> = { education: ['education', 'schools', 'edu'] };

/** Whether every row has this value in this field, ignoring case. */
const allRows = (name: string, value: string) => (response: BackendResponse) => {
  const accepted = ALIASES[value] ?? [value.toLowerCase()];
  const others = rowsOf(response).filter((row) => !accepted.includes(String(row[name]).toLowerCase()));
  return others.length === 0 ? null : `A row has a different ${name}.`;
};

const LISTS = {
  listProjects: [
    ['status', 'status', 'ACTIVE'],
    ['status', 'status', 'completed'],
    ['category', 'category', 'education'],
  ],
  listDonations: [
    ['frequency', 'frequency', 'monthly'],
    ['status', 'status', 'COMPLETED'],
    ['payment_method', 'payment_client', 'PAYPAL'],
  ],
  listSubscriptions: [],
  listVolunteers: [
    ['availability', 'availability', 'part-time'],
    ['role', 'role', 'lab-tech'],
  ],
} as const;

/** Checks paging, search and filters of one list. Returns the first page. */
async function checkList(suite: Suite, id: keyof typeof LISTS, token?: null): Promise<BackendResponse> {
  const as = token === null ? { token } : {};
  const first = await suite.expect(id, 'returns a page', [200], as);
  await suite.expect(
    id,
    'returns one row for page_size=1',
    [200],
    { ...as, query: { page_size: 1 } },
    (response) => (rowsOf(response).length > 1 ? 'There is more than one row.' : null),
  );
  await suite.expect(
    id,
    'returns no rows past the last page',
    [200],
    { ...as, query: { page: 900_000 } },
    NO_ROWS,
  );
  const query = { search: 'zzqx no such row zzqx' };
  await suite.expect(id, 'returns no rows for a search without matches', [200], { ...as, query }, NO_ROWS);
  await suite.expect(id, 'ignores empty filters', [200], { ...as, query: { search: '', page: 1 } });
  await suite.expect(id, 'refuses page=first', [400, 422], { ...as, query: { page: 'first' } });
  for (const [parameter, name, value] of LISTS[id]) {
    const filter = { ...as, query: { [parameter]: value } };
    await suite.expect(id, `filters by ${parameter}=${value}`, [200], filter, allRows(name, value));
  }
  return first;
}

/** Checks that every guarded operation refuses a missing and an invalid token. */
async function checkAuthorisation(suite: Suite, isFull: boolean): Promise<void> {
  const locked = operationsOf(loadContract()).filter(
    ({ token, method }) => token === 'required' && (isFull || method === 'GET'),
  );
  for (const { id, body } of locked) {
    const isForm = body !== null && 'multipart/form-data' in body.schemas;
    const sent = body === null ? {} : isForm ? { form: { payload: {} } } : { json: {} };
    await suite.expect(id, 'needs a token', [401], { ...sent, token: null });
    await suite.expect(id, 'refuses an invalid token', [401], { ...sent, token: 'expired' });
  }
}

async function checkExport(suite: Suite, id: OperationId, list: BackendResponse): Promise<void> {
  const what = 'exports the list as CSV';
  if (typeof field(list.body, 'export_url') === 'string') await suite.expect(id, what, [200]);
  else suite.skip(id, what, 'The list has no export_url.');
}

async function checkPublic(suite: Suite): Promise<void> {
  const token = null;
  await suite.expect('wakeUp', 'responds', [200], { token });
  await suite.expect('getExchangeRate', 'returns the rate, or 404 if there is none', [200, 404], { token });
  await suite.expect('login', 'refuses a wrong password', [401], {
    token,
    json: { username: 'check-backend', password: 'wrong' },
  });
  await suite.expect('confirmDonation', 'refuses a call without parameters', [400], { token });
  await suite.expect('confirmDonation', 'does not find an unknown payment', [404], {
    token,
    query: { payment_id: 'check-backend', token: 'check-backend' },
  });
  const projects = await checkList(suite, 'listProjects', null);
  await suite.expect('getProject', 'does not find an unknown id', [404], { token });
  await suite.expect('downloadProjectReport', 'does not find an unknown id', [404], { token });
  const id = Number(rowsOf(projects)[0]?.['id'] ?? Number.NaN);
  if (Number.isNaN(id)) {
    for (const operation of ['getProject', 'downloadProjectReport'] as const)
      suite.skip(operation, 'returns a project', 'There are no projects.');
  } else {
    await suite.expect('getProject', 'returns a project', [200], { token, path: { id } }, ({ body }) =>
      field(body, 'data', 'id') === id ? null : 'It is a different project.',
    );
    await suite.expect('downloadProjectReport', 'returns a PDF', [200], { token, path: { id } });
  }
  const covers = rowsOf(projects).map((row) => String(row['cover_image']));
  const name = covers.find((cover) => cover.startsWith('/files/'))?.slice('/files/'.length);
  if (name !== undefined) await suite.expect('getFile', 'returns a cover', [200], { token, path: { name } });
  else suite.skip('getFile', 'returns a cover', 'No cover is under /files/.');
  const query = { action: 'subscribe' };
  await suite.expect('getCaptchaChallenge', 'returns a challenge', [200], { token, query });
  const byToken = [
    'getOwnMonthlyGift',
    'endOwnMonthlyGift',
    'unsubscribe',
    'downloadReceipt',
    'followGift',
  ] as const;
  for (const operation of byToken) {
    await suite.expect(operation, 'does not accept a made-up signature', [404], {
      token,
      path: { token: '1.check-backend' },
    });
  }
  await suite.expect('paystackCallback', 'does not find an unknown reference', [404], {
    token,
    query: { reference: 'check-backend' },
  });
  await suite.expect('submitForm', 'refuses JSON', [415], { token, json: { form: 'newsletter' } });
  for (const webhook of ['paypalWebhook', 'paystackWebhook'] as const) {
    await suite.expect(webhook, 'refuses an event without a signature', [400, 403], { token, json: {} });
  }
}

async function checkMonthlyGift(suite: Suite, donations: BackendResponse): Promise<void> {
  const what = 'returns the monthly gift of a donation';
  const id = rowsOf(donations).find((row) => typeof row['monthly_gift_id'] === 'number')?.['monthly_gift_id'];
  if (typeof id !== 'number') {
    suite.skip('getMonthlyGift', what, 'No donation on the first page belongs to one.');
    return;
  }
  await suite.expect('getMonthlyGift', what, [200], { path: { id } }, ({ body }) =>
    field(body, 'data', 'id') === id ? null : 'It is a different monthly gift.',
  );
}

/** Checks what an administrator can read. */
async function checkAdministration(suite: Suite): Promise<void> {
  const donations = await checkList(suite, 'listDonations');
  const subscriptions = await checkList(suite, 'listSubscriptions');
  const volunteers = await checkList(suite, 'listVolunteers');
  await checkMonthlyGift(suite, donations);
  await suite.expect('getProjectStats', 'returns the counts', [200]);
  await checkExport(suite, 'exportDonations', donations);
  await checkExport(suite, 'exportSubscriptions', subscriptions);
  await checkExport(suite, 'exportVolunteers', volunteers);
  const cv = rowsOf(volunteers).find((row) => /\/api\/volunteer\/\d+\/cv\?/.test(String(row['cv'])));
  if (!cv) {
    suite.skip('downloadVolunteerCv', 'returns a CV', 'No CV has a signed link of this form.');
    return;
  }
  const query = Object.fromEntries(new URL(String(cv['cv']), 'http://backend.example').searchParams);
  await suite.expect('downloadVolunteerCv', 'returns a CV by its signed link', [200], {
    token: null,
    path: { id: Number(cv['id']) },
    query,
  });
  await suite.expect('downloadVolunteerCv', 'refuses a wrong signature', [403], {
    token: null,
    path: { id: Number(cv['id']) },
    query: { ...query, signature: 'x' },
  });
}

/** Checks everything that needs no changes. Without a token it skips the admin area. */
export async function checkReadOnly(
  suite: Suite,
  { isFull, hasToken }: { isFull: boolean; hasToken: boolean },
) {
  await checkPublic(suite);
  await checkAuthorisation(suite, isFull);
  if (hasToken) await checkAdministration(suite);
}
