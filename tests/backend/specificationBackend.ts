/**
 * An in-memory backend with only the shapes in the website's specification. Errors are a `message`, lists are `data`
 * and `total_pages`, and writes are confirmed with a message.
 */

type Row = Record<string, unknown> & { id: number };
interface Call {
  url: URL;
  path: readonly string[];
  /** The JSON body, or the `payload` of a form. */
  body: Record<string, unknown>;
  parts: FormData | null;
  isAdmin: boolean;
}
type Handler = (call: Call) => Response;

export const ADMIN_TOKEN = 'the token of an administrator';

const json = (status: number, body: unknown) => Response.json(body, { status });
const refuse = (status: number, message: string) => json(status, { message });
const saved = (status: number) => json(status, { message: 'Saved.' });
const deleted = () => new Response(null, { status: 204 });
const now = () => new Date().toISOString();
const isEmail = (value: unknown) => typeof value === 'string' && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value);
const isSame = (a: unknown, b: string) => String(a).toLowerCase() === b.toLowerCase();

/** Filters, searches and pages rows. */
function list(
  { url: { searchParams } }: Call,
  rows: readonly Row[],
  filters: Record<string, string>,
): Response {
  const page = Number(searchParams.get('page') || 1);
  const size = Number(searchParams.get('page_size') || 10);
  if (!Number.isInteger(page) || !Number.isInteger(size)) return refuse(400, 'The page is not a number.');
  const search = (searchParams.get('search') ?? '').toLowerCase();
  const found = rows
    .filter((row) => JSON.stringify(row).toLowerCase().includes(search))
    .filter((row) =>
      Object.entries(filters).every(([parameter, field]) => {
        const wanted = searchParams.get(parameter) ?? '';
        return wanted === '' || isSame(row[field], wanted);
      }),
    );
  const data = found.slice((page - 1) * size, page * size);
  return json(200, { data, total: found.length, total_pages: Math.ceil(found.length / size) });
}

const readProject = ({
  milestones = [],
  goals = [],
  donation_supports: supports = [],
  ...body
}: Call['body']) => ({
  ...body,
  category: String(body['category']).toLowerCase(),
  target_amount: Number(body['target_amount']).toFixed(2),
  amount_raised: '0.00',
  percentage_funded: 0,
  goals,
  milestones,
  donation_supports: supports,
});

/** Handles requests as a server would. Each call creates an empty backend. */
export function createSpecificationBackend(): (request: Request) => Promise<Response> {
  let lastId = 0;
  const tables = {
    projects: [] as Row[],
    photos: [] as Row[],
    donations: [] as Row[],
    subscriptions: [] as Row[],
    volunteers: [] as Row[],
  };
  const rate = { usd_to_ngn_rate: '1540.25', ngn_to_usd_rate: '0.00064925' };
  const add = (table: Row[], values: object) => {
    const row = { id: (lastId += 1), ...values };
    table.unshift(row);
    return row;
  };
  const find = (table: Row[], id = '') => table.find((row) => row.id === Number(id));
  const removeFrom =
    (table: Row[]): Handler =>
    ({ path }) => {
      const row = find(table, path[0]);
      if (!row) return refuse(404, 'Not found.');
      table.splice(table.indexOf(row), 1);
      return deleted();
    };
  const visible = ({ isAdmin }: Call) =>
    tables.projects.filter(({ status }) => isAdmin || status !== 'DRAFT');
  const project = (call: Call) => visible(call).find(({ id }) => id === Number(call.path[0]));
  const ofProject = (call: Call, response: (row: Row) => Response) => {
    const row = project(call);
    return row ? response(row) : refuse(404, 'Not found.');
  };

  add(tables.projects, {
    ...readProject({
      title: 'Desks for Wa',
      summary: 'Forty desks.',
      category: 'education',
      target_amount: 900,
    }),
    status: 'ACTIVE',
    currency: 'USD',
    receiving_donation: true,
  });

  /** Method, path and whether it needs a token. */
  const routes: [string, RegExp, boolean, Handler][] = [
    ['GET', /^\/$/, false, () => json(200, {})],
    ['POST', /^\/api\/auth\/login$/, false, () => refuse(401, 'Wrong username or password.')],
    ['POST', /^\/api\/auth\/register$/, false, () => refuse(400, 'The password is missing.')],
    ['GET', /^\/api\/donation\/exchange_rate$/, false, () => json(200, { data: rate })],
    [
      'POST',
      /^\/api\/donation\/exchange_rate\/update$/,
      true,
      ({ body }) =>
        Number(body['usd_to_ngn_rate']) > 0 ? saved(200) : refuse(422, 'The rate is too small.'),
    ],
    [
      'GET',
      /^\/api\/donation\/donations$/,
      true,
      (call) =>
        list(call, tables.donations, {
          frequency: 'frequency',
          status: 'status',
          payment_method: 'payment_client',
        }),
    ],
    [
      'POST',
      /^\/api\/donation\/donations$/,
      false,
      ({ body }) => {
        if (!isEmail(body['donor_email'])) return refuse(422, 'The email is invalid.');
        if (!(Number(body['amount']) > 0)) return refuse(422, 'The amount is too small.');
        if ((body['currency'] === 'USD') !== (body['payment_client'] === 'PAYPAL'))
          return refuse(422, 'Wrong provider.');
        const amount = Number(body['amount']).toFixed(2);
        add(tables.donations, { ...body, amount, status: 'pending', created_at: now() });
        return json(201, { checkout_url: 'https://checkout.example/pay' });
      },
    ],
    [
      'GET',
      /^\/api\/donation\/execute_paypal\/payment$/,
      false,
      ({ url }) => (url.searchParams.size === 0 ? refuse(400, 'No payment.') : refuse(404, 'Not found.')),
    ],
    [
      'GET',
      /^\/api\/project\/$/,
      false,
      (call) => list(call, visible(call), { category: 'category', status: 'status' }),
    ],
    [
      'POST',
      /^\/api\/project\/$/,
      true,
      ({ body }) => {
        if (typeof body['title'] !== 'string') return refuse(422, 'The title is missing.');
        add(tables.projects, readProject(body));
        return saved(201);
      },
    ],
    [
      'GET',
      /^\/api\/project\/project_stats\/$/,
      true,
      () => json(200, { total: 1, active: 1, completed: 0, draft: 0 }),
    ],
    ['DELETE', /^\/api\/project\/photos\/(\d+)$/, true, removeFrom(tables.photos)],
    [
      'GET',
      /^\/api\/project\/(\d+)$/,
      false,
      (call) =>
        ofProject(call, (row) => {
          const photos = tables.photos.filter(({ projectId }) => projectId === row.id);
          return json(200, { data: { ...row, photos } });
        }),
    ],
    [
      'PUT',
      /^\/api\/project\/(\d+)$/,
      true,
      (call) =>
        ofProject(call, (row) => {
          Object.assign(row, readProject(call.body));
          return saved(200);
        }),
    ],
    ['DELETE', /^\/api\/project\/(\d+)$/, true, removeFrom(tables.projects)],
    [
      'POST',
      /^\/api\/project\/(\d+)\/photos$/,
      true,
      (call) =>
        ofProject(call, ({ id }) => {
          if (!call.parts?.has('image')) return refuse(400, 'The image is missing.');
          add(tables.photos, { ...call.body, projectId: id, image: '/media/proof.jpg' });
          return saved(201);
        }),
    ],
    [
      'GET',
      /^\/api\/project\/(\d+)\/download_report$/,
      false,
      (call) =>
        ofProject(call, () => new Response('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } })),
    ],
    ['GET', /^\/api\/subscription\/$/, true, (call) => list(call, tables.subscriptions, {})],
    [
      'POST',
      /^\/api\/subscription\/$/,
      false,
      ({ body: { email } }) => {
        if (!isEmail(email)) return refuse(422, 'Invalid email.');
        if (tables.subscriptions.some((row) => row['email'] === email))
          return refuse(409, 'This email exists.');
        add(tables.subscriptions, { email, active: true, created_at: now() });
        return saved(201);
      },
    ],
    ['DELETE', /^\/api\/subscription\/(\d+)$/, true, removeFrom(tables.subscriptions)],
    [
      'GET',
      /^\/api\/volunteer\/$/,
      true,
      (call) =>
        list(call, tables.volunteers, { role: 'role', availability: 'availability', country: 'country' }),
    ],
    [
      'POST',
      /^\/api\/volunteer\/$/,
      false,
      ({ body, parts }) => {
        if (!parts?.has('cv')) return refuse(400, 'The CV is missing.');
        if (Number(body['age']) < 16) return refuse(422, 'The applicant is too young.');
        add(tables.volunteers, { ...body, cv: 'https://files.example/cv.pdf', created_at: now() });
        return saved(201);
      },
    ],
    ['DELETE', /^\/api\/volunteer\/(\d+)$/, true, removeFrom(tables.volunteers)],
  ];

  return async (request) => {
    const url = new URL(request.url);
    const pathname = url.pathname.replace(/^\/backend/, '');
    const isAdmin = request.headers.get('Authorization') === `Bearer ${ADMIN_TOKEN}`;
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false;
    const parts = isForm ? await request.formData() : null;
    const payload = parts ? parts.get('payload') : await request.text();
    const body = JSON.parse(typeof payload === 'string' && payload !== '' ? payload : '{}') as Call['body'];
    for (const [method, pattern, needsToken, handle] of routes) {
      const match = method === request.method ? pattern.exec(pathname) : null;
      if (!match) continue;
      if (needsToken && !isAdmin) return refuse(401, 'Sign in.');
      return handle({ url, path: match.slice(1), body, parts, isAdmin });
    }
    return refuse(404, 'Not found.');
  };
}
