import { describe, expect, it } from 'vitest';
import {
  asNode,
  at,
  contract,
  operationsOf,
  pointerTo,
  resolvePointer,
  schemasWithin,
  signInOf,
  type Node,
  type OperationEntry,
} from './openapi';

/** The calls of the website, as section 7 of its specification lists them. */
const SPECIFIED = [
  'get /',
  'post /api/auth/login',
  'post /api/auth/register',
  'get /api/subscription/',
  'post /api/subscription/',
  'delete /api/subscription/{id}',
  'get /api/donation/donations',
  'post /api/donation/donations',
  'get /api/donation/execute_paypal/payment',
  'get /api/donation/exchange_rate',
  'post /api/donation/exchange_rate/update',
  'get /api/project/',
  'get /api/project/{id}',
  'post /api/project/',
  'put /api/project/{id}',
  'delete /api/project/{id}',
  'post /api/project/{id}/photos',
  'delete /api/project/photos/{photoId}',
  'get /api/project/project_stats/',
  'get /api/project/{id}/download_report',
  'post /api/volunteer/',
  'get /api/volunteer/',
  'delete /api/volunteer/{id}',
];

/** What a backend needs beyond that, each with its reason. */
const ADDED = {
  'get /api/donation/paystack/callback': 'Paystack brings the donor back to the server',
  'post /api/donation/webhooks/paypal': 'PayPal reports payments on its own',
  'post /api/donation/webhooks/paystack': 'Paystack reports payments on its own',
  'get /api/volunteer/{id}/cv': 'a CV opens in a tab that sends no token',
  'get /api/donation/donations/export': 'all matching rows in one file, not only a page',
  'get /api/subscription/export': 'all matching rows in one file, not only a page',
  'get /api/volunteer/export': 'all matching rows in one file, not only a page',
  'get /files/{name}': 'images load from the backend',
  'get /api/captcha/challenge': 'the captcha is served by the site itself',
};

/** A payment provider that tells of a payment is never turned away. */
const isNotification = ({ path }: OperationEntry) => path.includes('/webhooks/');

const PERSONAL_FIELDS = new Set([
  'donor_email',
  'donor_full_name',
  'first_name',
  'last_name',
  'phone_number',
  'cv',
]);

const operations = operationsOf(contract);

/** The operations that a rule is about, for `it.each`. */
function operationsWhere(rule: (entry: OperationEntry) => boolean): [string, OperationEntry][] {
  return operations.filter(rule).map((entry) => [entry.id, entry]);
}

function resolved(pointer: string): Node {
  return asNode(at(contract, resolvePointer(contract, pointer)));
}

/** The documented answers of an operation by status. */
function answersOf({ pointer, operation }: OperationEntry): [status: string, answer: Node][] {
  return Object.keys(asNode(operation.responses)).map((status) => [
    status,
    resolved(pointerTo(pointer, 'responses', status)),
  ]);
}

function statusesOf({ operation }: OperationEntry): string[] {
  return Object.keys(asNode(operation.responses));
}

/** The JSON or form content of a body, where there is one that people have to be shown. */
function shownContentOf(body: Node): Node[] {
  return Object.entries(asNode(body.content))
    .filter(([type]) => type === 'application/json' || type === 'multipart/form-data')
    .map(([, content]) => asNode(content));
}

function parametersOf({ path, pointer, operation }: OperationEntry): Node[] {
  const shared = pointerTo('#/paths', path);
  const lists = [
    [shared, resolved(shared)],
    [pointer, operation],
  ] as const;
  return lists.flatMap(([place, { parameters }]) =>
    Array.isArray(parameters)
      ? parameters.map((_, index) => resolved(pointerTo(place, 'parameters', index)))
      : [],
  );
}

/** Every property that the schema can carry, through its references. */
function propertiesOf(pointer: string, seen = new Set<string>()): string[] {
  const start = resolvePointer(contract, pointer);
  if (seen.has(start)) return [];
  seen.add(start);
  const inside = schemasWithin(contract, start);
  const own = inside.flatMap((inner) => Object.keys(asNode(asNode(at(contract, inner)).properties)));
  return own.concat(inside.flatMap((inner) => propertiesOf(inner, seen)));
}

/** The properties that an operation's answers can carry. */
function answeredProperties(entry: OperationEntry): string[] {
  const schemas = answersOf(entry).flatMap(([status, answer]) => {
    const response = resolvePointer(contract, pointerTo(entry.pointer, 'responses', status));
    return Object.keys(asNode(answer.content)).map((type) => pointerTo(response, 'content', type, 'schema'));
  });
  return schemas.flatMap((schema) => propertiesOf(schema));
}

describe('the list of operations', () => {
  it('is what the specification names, and the listed additions', () => {
    const found = operations.map(({ method, path }) => `${method} ${path}`);
    expect(found.toSorted()).toEqual([...SPECIFIED, ...Object.keys(ADDED)].toSorted());
  });

  it('names each operation once', () => {
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(operationsWhere(() => true))('%s', (_id, entry) => {
  const { operation } = entry;

  it('has a name, a summary and one of the tags', () => {
    const tags = (contract.tags as { name: string }[]).map(({ name }) => name);
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(operation.summary).toMatch(/\S/);
    expect(operation.tags).toHaveLength(1);
    expect(tags).toEqual(expect.arrayContaining(operation.tags as string[]));
  });

  it('shows an example of each body', () => {
    const bodies = [asNode(operation.requestBody), ...answersOf(entry).map(([, answer]) => answer)];
    for (const content of bodies.flatMap(shownContentOf)) {
      expect(Object.keys(asNode(content.examples))).not.toEqual([]);
    }
  });

  it('describes and shows each parameter', () => {
    for (const parameter of parametersOf(entry)) {
      expect(parameter).toMatchObject({ name: expect.any(String), description: expect.stringMatching(/\S/) });
      expect(parameter).toHaveProperty('example');
    }
  });

  it('documents a success', () => {
    expect(statusesOf(entry).some((status) => /^[23]\d\d$/.test(status))).toBe(true);
  });

  it('documents its faults in the one error shape', () => {
    const faults = answersOf(entry).filter(([status]) => !/^[23]\d\d$/.test(status));
    expect(faults.map(([status]) => status)).toContain('500');
    for (const [, fault] of faults) {
      expect(fault).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      });
    }
  });
});

it.each(operationsWhere((entry) => signInOf(contract, entry) !== 'none'))(
  '%s documents 401, because it looks at the token',
  (_id, entry) => expect(statusesOf(entry)).toContain('401'),
);

it.each(operationsWhere(({ operation }) => 'requestBody' in operation))(
  '%s documents a body that is malformed, too large or of a wrong type',
  (_id, entry) => expect(statusesOf(entry)).toEqual(expect.arrayContaining(['400', '413', '415'])),
);

it.each(operationsWhere(({ path }) => path.includes('{')))(
  '%s documents that its path may name nothing',
  (_id, entry) => expect(statusesOf(entry)).toEqual(expect.arrayContaining(['400', '404'])),
);

it.each(operationsWhere((entry) => signInOf(contract, entry) !== 'required' && !isNotification(entry)))(
  '%s is limited, because anybody may call it',
  (_id, { operation }) => expect(operation).toHaveProperty('x-rate-limit'),
);

it.each(operationsWhere(({ operation }) => 'x-rate-limit' in operation))(
  '%s documents 429 with Retry-After, because it is limited',
  (_id, entry) => {
    const [, answer] = answersOf(entry).find(([status]) => status === '429') ?? [];
    expect(answer).toHaveProperty(['headers', 'Retry-After']);
  },
);

it.each(operationsWhere((entry) => signInOf(contract, entry) !== 'required'))(
  '%s answers nothing about a donor or a volunteer without a token',
  (_id, entry) => expect(answeredProperties(entry).filter((name) => PERSONAL_FIELDS.has(name))).toEqual([]),
);

describe('the records of an administrator', () => {
  it.each(['listDonations', 'listVolunteers'])(
    '%s carries personal data, so the check above can fail',
    (id) => {
      const entries = operations.filter((entry) => entry.id === id);
      expect(entries.flatMap(answeredProperties).some((name) => PERSONAL_FIELDS.has(name))).toBe(true);
    },
  );
});

describe('a list', () => {
  const lists = operations.filter((entry) => parametersOf(entry).some(({ name }) => name === 'page'));

  it('is what donations, projects, subscriptions and volunteers have', () => {
    expect(lists.map(({ id }) => id)).toEqual([
      'listDonations',
      'listProjects',
      'listSubscriptions',
      'listVolunteers',
    ]);
  });

  it.each(lists.map((entry) => [entry.id, entry] as const))('%s answers pages in one shape', (_id, entry) => {
    const schema = resolved(
      pointerTo(entry.pointer, 'responses', '200', 'content', 'application/json', 'schema'),
    );
    expect(schema.required).toEqual(['data', 'total', 'total_pages', 'page', 'page_size']);
    expect(parametersOf(entry)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'search' }),
        expect.objectContaining({
          name: 'page',
          schema: expect.objectContaining({ minimum: 1, default: 1 }),
        }),
        expect.objectContaining({
          name: 'page_size',
          schema: expect.objectContaining({ minimum: 1, maximum: 100, default: 10 }),
        }),
      ]),
    );
  });
});
