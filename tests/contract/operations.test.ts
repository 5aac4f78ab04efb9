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
import { CALLS } from './specification';

/** The optional operations and why each exists. */
const ADDED = {
  'get /api/donation/paystack/callback': 'Paystack brings the donor back to the server',
  'post /api/donation/webhooks/paypal': 'PayPal reports payments on its own',
  'post /api/donation/webhooks/paystack': 'Paystack reports payments on its own',
  'get /api/donation/monthly_gifts/{id}': 'administrators see what a donor agreed to',
  'post /api/donation/monthly_gifts/{id}/end': 'an administrator ends a monthly gift',
  'get /api/donation/own_monthly_gift/{token}': 'a donor sees a monthly gift without an account',
  'post /api/donation/own_monthly_gift/{token}/end': 'a donor ends a monthly gift without an account',
  'post /api/subscription/unsubscribe/{token}': 'a reader ends the newsletter without an account',
  'get /api/donation/receipt/{token}': 'a donor has a receipt without an account',
  'get /api/donation/gift/{token}': 'a donor sees what became of a gift without an account',
  'put /api/project/{id}/progress': 'an administrator notes what the pages of gifts show',
  'get /api/volunteer/{id}/cv': 'a CV opens in a tab that sends no token',
  'get /api/donation/donations/export': 'all matching rows in one file, not only a page',
  'get /api/subscription/export': 'all matching rows in one file, not only a page',
  'get /api/volunteer/export': 'all matching rows in one file, not only a page',
  'get /files/{name}': 'images load from the backend',
  'post /api/form': 'forms work before the script has loaded, and without it',
  'get /api/captcha/challenge': 'the captcha is served by the site itself',
};

const PERSONAL_FIELDS = new Set([
  'donor_email',
  'donor_full_name',
  'first_name',
  'last_name',
  'phone_number',
  'cv',
]);

const operations = operationsOf(contract);

function resolved(pointer: string): Node {
  return asNode(at(contract, resolvePointer(contract, pointer)));
}

/** An operation's documented responses by status. */
function responsesOf({ pointer, operation }: OperationEntry): [status: string, response: Node][] {
  return Object.keys(asNode(operation.responses)).map((status) => [
    status,
    resolved(pointerTo(pointer, 'responses', status)),
  ]);
}

function statusesOf({ operation }: OperationEntry): string[] {
  return Object.keys(asNode(operation.responses));
}

/** The JSON and form content of a body, which needs an example. */
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

/** Every property that the schema can have, through its references. */
function propertiesOf(pointer: string, seen = new Set<string>()): string[] {
  const start = resolvePointer(contract, pointer);
  if (seen.has(start)) return [];
  seen.add(start);
  const inside = schemasWithin(contract, start);
  const own = inside.flatMap((inner) => Object.keys(asNode(asNode(at(contract, inner)).properties)));
  return own.concat(inside.flatMap((inner) => propertiesOf(inner, seen)));
}

/** The properties that an operation's responses can have. */
function responseProperties(entry: OperationEntry): string[] {
  const schemas = responsesOf(entry).flatMap(([status, response]) => {
    const place = resolvePointer(contract, pointerTo(entry.pointer, 'responses', status));
    return Object.keys(asNode(response.content)).map((type) => pointerTo(place, 'content', type, 'schema'));
  });
  return schemas.flatMap((schema) => propertiesOf(schema));
}

const documents =
  (...statuses: string[]) =>
  (entry: OperationEntry) =>
    statuses.every((status) => statusesOf(entry).includes(status));

const isSuccess = (status: string) => /^[23]\d\d$/.test(status);
const isError = (response: Node) =>
  asNode(asNode(asNode(asNode(response.content)['application/json']).schema)).$ref ===
  '#/components/schemas/Error';
const isText = (value: unknown) => typeof value === 'string' && /\S/.test(value);
const isLimited = ({ operation }: OperationEntry) => 'x-rate-limit' in operation;
const tagNames = new Set((contract.tags as Node[]).map(({ name }) => name));

const RULES: Record<string, (entry: OperationEntry) => boolean> = {
  'has a name': ({ operation }) => /^[a-z][A-Za-z]+$/.test(operation.operationId as string),
  'has a summary': ({ operation }) => isText(operation.summary),
  'has one of the tags': ({ operation: { tags } }) =>
    Array.isArray(tags) && tags.length === 1 && tagNames.has(tags[0]),
  'shows an example of each body': (entry) =>
    [asNode(entry.operation.requestBody), ...responsesOf(entry).map(([, response]) => response)]
      .flatMap(shownContentOf)
      .every(({ examples }) => Object.keys(asNode(examples)).length > 0),
  'describes and shows each parameter': (entry) =>
    parametersOf(entry).every(
      ({ name, description, example }) => isText(name) && isText(description) && example !== undefined,
    ),
  'documents a success': (entry) => statusesOf(entry).some(isSuccess),
  'documents 500': documents('500'),
  'documents errors in the one error shape': (entry) =>
    responsesOf(entry).every(([status, response]) => isSuccess(status) || isError(response)),
  'documents 401 when it reads the token': (entry) =>
    signInOf(contract, entry) === 'none' || documents('401')(entry),
  'documents that its body is malformed, too large or of a wrong type': (entry) =>
    !('requestBody' in entry.operation) || documents('400', '413', '415')(entry),
  'documents that nothing may be at its path': (entry) =>
    !entry.path.includes('{') || documents('400', '404')(entry),
  'is rate limited when anyone can call it': (entry) =>
    signInOf(contract, entry) === 'required' || isLimited(entry),
  'documents 429 with Retry-After when it is limited': (entry) =>
    !isLimited(entry) ||
    responsesOf(entry).some(([status, { headers }]) => status === '429' && 'Retry-After' in asNode(headers)),
};

describe('the operations', () => {
  it('are those of the specification and the listed additions', () => {
    const found = operations.map(({ method, path }) => `${method} ${path}`);
    expect(found.toSorted()).toEqual([...CALLS, ...Object.keys(ADDED)].toSorted());
  });

  it('have unique names', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it.each(Object.entries(RULES))('each %s', (_rule, keeps) => {
    expect(operations.filter((entry) => !keeps(entry)).map(({ id }) => id)).toEqual([]);
  });

  it('reveal nothing about a donor or a volunteer without a token', () => {
    const personal = operations.filter((entry) =>
      responseProperties(entry).some((name) => PERSONAL_FIELDS.has(name)),
    );
    expect(personal.map(({ id }) => id)).toEqual(expect.arrayContaining(['listDonations', 'listVolunteers']));
    expect(personal.filter((entry) => signInOf(contract, entry) !== 'required')).toEqual([]);
  });
});

describe('a list', () => {
  const lists = operations.filter((entry) => parametersOf(entry).some(({ name }) => name === 'page'));

  it('exists for donations, projects, subscriptions and volunteers', () => {
    expect(lists.map(({ id }) => id)).toEqual([
      'listDonations',
      'listProjects',
      'listSubscriptions',
      'listVolunteers',
    ]);
  });

  it('returns pages of the same shape', () => {
    for (const entry of lists) {
      const schema = resolved(
        pointerTo(entry.pointer, 'responses', '200', 'content', 'application/json', 'schema'),
      );
      expect(Object.keys(asNode(schema.properties))).toEqual(
        expect.arrayContaining(['data', 'total', 'total_pages', 'page', 'page_size']),
      );
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
    }
  });
});
