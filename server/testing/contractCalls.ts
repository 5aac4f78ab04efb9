import {
  loadContract,
  operationsOf,
  resolve,
  type Operation,
  type OperationId,
} from '../../contract/document.ts';
import { FIELDS_TYPE } from '../contract/requests.ts';
import { FORM_HEADERS, formBytes, payloadPart, type Part } from './forms.ts';

/** A request for `app.inject`. */
export interface ContractCall {
  method: Operation['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

type Values = Record<string, string | number>;

/** Replacements for the contract's examples. */
export interface CallChanges {
  path?: Values;
  query?: Values;
  /** The JSON body, or a form's `payload`. */
  body?: unknown;
  /** A form's parts besides the payload. */
  files?: readonly Part[];
}

interface Example {
  value: unknown;
}

/** A media type with extensions that the server itself does not read. */
interface Shown {
  examples?: Record<string, Example | { $ref: string }>;
}

const contract = loadContract();

/** Every operation of openapi.yaml. */
export const contractOperations: readonly Operation[] = operationsOf(contract);

/** @throws when the contract has no such operation */
export function operationNamed(id: OperationId): Operation {
  const found = contractOperations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** The first example of a request body in the contract. */
export function exampleBody({ path, method }: Operation): unknown {
  const item = contract.paths[path]?.[method.toLowerCase() as Lowercase<typeof method>];
  const [shown] = Object.values(item?.requestBody?.content ?? {}) as Shown[];
  const [example] = Object.values(shown?.examples ?? {});
  return example && resolve<Example>(contract, example).value;
}

function exampleParameters({ parameters }: Operation, place: 'path' | 'query'): Values {
  const known = parameters as ((typeof parameters)[number] & { example: string | number })[];
  return Object.fromEntries(
    known
      .filter((parameter) => parameter.in === place && (place === 'path' || parameter.required))
      .map(({ name, example }) => [name, example]),
  );
}

function addressOf(operation: Operation, { path = {}, query = {} }: CallChanges): string {
  const steps = { ...exampleParameters(operation, 'path'), ...path };
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(steps[name])),
  );
  const search = new URLSearchParams(
    Object.entries({ ...exampleParameters(operation, 'query'), ...query }).map(
      ([name, value]): [string, string] => [name, String(value)],
    ),
  ).toString();
  return `/backend${filled}${search === '' ? '' : `?${search}`}`;
}

/** A call of an operation with the contract's examples, and the given changes. */
export function callOf(operation: Operation, changes: CallChanges = {}): ContractCall {
  const call = { method: operation.method, url: addressOf(operation, changes), headers: {} };
  const [mediaType] = Object.keys(operation.body?.schemas ?? {});
  if (mediaType === undefined) return call;
  const body = changes.body ?? exampleBody(operation);
  if (mediaType === 'application/json')
    return { ...call, headers: { 'content-type': mediaType }, payload: JSON.stringify(body) };
  if (mediaType === FIELDS_TYPE) {
    const payload = new URLSearchParams(body as Record<string, string>).toString();
    return { ...call, headers: { 'content-type': mediaType }, payload };
  }
  const payload = changes.body ?? (body as { payload: unknown }).payload;
  return {
    ...call,
    headers: { ...FORM_HEADERS },
    payload: formBytes([payloadPart(payload), ...(changes.files ?? [])]),
  };
}
