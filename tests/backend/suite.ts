import { loadContract, operationsOf, type OperationId } from '../../contract/document';
import { responseChecker } from '../../contract/responses';
import { schemasFor } from '../../contract/schemas';
import { coreContract, optionalOperations } from './tiers';

export type Tier = 'core' | 'optional';

/** One expectation and its outcome. */
export interface Check {
  operation: OperationId;
  tier: Tier;
  expectation: string;
  response: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

/** One call. Path parameters default to an id that no row has. */
export interface CallInit {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  json?: unknown;
  form?: Readonly<Record<string, unknown>>;
  /** Defaults to the suite's token; null sends none. */
  token?: string | null;
}

/** A backend's response. */
export interface BackendResponse {
  status: number;
  text: string;
  headers: Headers;
  /** Undefined if the body is not JSON. */
  body: unknown;
}

export interface SuiteOptions {
  /** The base URL, such as `https://their.server/backend`. */
  baseUrl: string;
  token: string | null;
  fetch?: (request: Request) => Promise<Response>;
}

/** Makes calls and collects checks. */
export interface Suite {
  checks: Check[];
  /** Calls the operation and checks status, headers and body; `verify` returns any other problem with the response. */
  expect(
    id: OperationId,
    expectation: string,
    statuses: readonly number[],
    init?: CallInit,
    verify?: (response: BackendResponse) => string | null,
  ): Promise<BackendResponse>;
  skip(id: OperationId, expectation: string, reason: string): void;
}

const NO_SUCH_ID = 2_147_483_647;
const TIMEOUT_MS = 15_000;
/** How a backend responds to an optional operation that it lacks. */
const NOT_OFFERED = new Set([404, 405, 501]);

function formOf(parts: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    form.append(name, part instanceof Blob ? part : JSON.stringify(part));
  }
  return form;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const shown = ({ status, text }: BackendResponse) =>
  `${status} ${text.length > 200 ? `${text.slice(0, 200)}…` : text}`.trim();

/** Prepares calls to one backend. Sends nothing yet. */
export function createSuite({ baseUrl, token, fetch: send = fetch }: SuiteOptions): Suite {
  const contract = loadContract();
  const core = schemasFor(coreContract()).responding;
  const whole = schemasFor(contract).responding;
  const coreOperations = new Map(operationsOf(coreContract()).map((operation) => [operation.id, operation]));
  const operations = new Map(operationsOf(contract).map((operation) => [operation.id, operation]));
  const optional = optionalOperations();
  const checks: Check[] = [];

  function operationNamed(id: OperationId) {
    const operation = operations.get(id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    return operation;
  }

  async function call(id: OperationId, init: CallInit): Promise<BackendResponse> {
    const { path = {}, query = {}, json, form } = init;
    const { method, path: template } = operationNamed(id);
    const url = new URL(
      baseUrl.replace(/\/$/, '') +
        template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? NO_SUCH_ID)),
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const headers = new Headers({ Accept: 'application/json' });
    const bearer = init.token === undefined ? token : init.token;
    if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`);
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    const body = json === undefined ? form && formOf(form) : JSON.stringify(json);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await send(
      new Request(url, { method, headers, redirect: 'manual', signal, ...(body !== undefined && { body }) }),
    );
    const text = await response.text();
    return { status: response.status, text, headers: response.headers, body: parse(text) };
  }

  /** How the response breaks the contract; null if it does not. */
  function breach(id: OperationId, response: BackendResponse, tier: Tier): string | null {
    const operation = (tier === 'core' ? coreOperations : operations).get(id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    const check = responseChecker(tier === 'core' ? core : whole, operation);
    const { status, headers, text } = response;
    const contentType = headers.get('Content-Type') ?? '';
    if (contentType.startsWith('application/json') && response.body === undefined)
      return 'The body is not JSON.';
    return check({ status, contentType, hasHeader: (name) => headers.has(name), payload: text });
  }

  return {
    checks,
    skip: (operation, expectation, reason) => {
      const tier = optional.has(operation) ? 'optional' : 'core';
      checks.push({ operation, tier, expectation, response: reason, outcome: 'skipped' });
    },
    async expect(operation, expectation, statuses, init = {}, verify = () => null) {
      const tier: Tier = optional.has(operation) ? 'optional' : 'core';
      const add = (problem: string | null, received: string, of: Tier = tier) =>
        checks.push({
          operation,
          tier: of,
          expectation: of === tier ? expectation : `${expectation}, optional fields included`,
          response: problem === null ? received : `${problem} Received: ${received}`,
          outcome: problem === null ? 'passed' : 'failed',
        });
      let response: BackendResponse;
      try {
        response = await call(operation, init);
      } catch (error) {
        add(`There was no response: ${error instanceof Error ? error.message : String(error)}.`, 'nothing');
        return { status: 0, text: '', headers: new Headers(), body: undefined };
      }
      if (tier === 'optional' && NOT_OFFERED.has(response.status) && !statuses.includes(response.status)) {
        checks.push({ operation, tier, expectation, response: shown(response), outcome: 'skipped' });
        return response;
      }
      const wrongStatus = statuses.includes(response.status) ? null : `Expected ${statuses.join(' or ')}.`;
      const problem = wrongStatus ?? breach(operation, response, 'core') ?? verify(response);
      add(problem, shown(response));
      const optionalProblem = problem === null ? breach(operation, response, 'optional') : null;
      if (optionalProblem !== null) add(optionalProblem, shown(response), 'optional');
      return response;
    },
  };
}

/** A field of a body by its path; undefined if it is missing. */
export function field(value: unknown, ...steps: (string | number)[]): unknown {
  let found = value;
  for (const step of steps) found = (found as Record<string | number, unknown> | null | undefined)?.[step];
  return found;
}

/** The rows of a list; empty if there is none. */
export function rowsOf({ body }: BackendResponse): Record<string, unknown>[] {
  const data = field(body, 'data');
  return Array.isArray(data) ? (data as Record<string, unknown>[]) : [];
}
