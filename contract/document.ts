import { parse } from 'yaml';
import type { operations } from '@/api/generated/schema';
import contractText from '../openapi.yaml?raw';

export type OperationId = keyof operations;

/** The parts of an OpenAPI 3.1 document that the server, the mocks and the tests use. */
export interface ContractDocument {
  paths: Record<string, PathItem>;
  security?: SecurityRequirement[];
  components?: Record<string, Record<string, unknown>>;
}

type Reference = { $ref: string };
type SecurityRequirement = Record<string, string[]>;
type Schema = Record<string, unknown>;

type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: (Parameter | Reference)[] };

interface OperationObject {
  operationId: OperationId;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, ResponseObject | Reference>;
  security?: SecurityRequirement[];
  'x-rate-limit'?: RateLimit;
  'x-opens-in-tab'?: boolean;
}

interface ResponseObject {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Schema }>;
}

export interface RateLimit {
  max: number;
  windowSeconds: number;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
}

/** Whether a call needs a token, may carry one, or ignores it. */
export type TokenRule = 'required' | 'optional' | 'ignored';

/** One operation, including what it inherits from its path and the document. */
export interface Operation {
  id: OperationId;
  method: Uppercase<Method>;
  /** As in the contract, with `{name}` for parameters. */
  path: string;
  parameters: Parameter[];
  body: { required: boolean; schemas: Record<string, Schema> } | null;
  /** By status, then by media type; the map of a status without content is empty. */
  responses: Record<string, Record<string, Schema>>;
  /** The headers that a response must have, by status. */
  responseHeaders: Record<string, string[]>;
  token: TokenRule;
  rateLimit: RateLimit | null;
  /** Whether people open it as a plain link, in which case a browser gets errors as a page. */
  opensInTab: boolean;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** Parses an OpenAPI document without checking its shape, because `openapi.yaml` is linted. */
export function parseContract(yaml: string): ContractDocument {
  return parse(yaml) as ContractDocument;
}

let contract: ContractDocument | undefined;

/** The contract in `openapi.yaml`. Parsed on the first call, because most stories never need it. */
export function loadContract(): ContractDocument {
  contract ??= parseContract(contractText);
  return contract;
}

/**
 * Follows a `$ref` within the document.
 *
 * @throws if it leads nowhere
 */
export function resolve<T extends object>(document: ContractDocument, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const steps = value.$ref
    .replace(/^#\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let target: unknown = document;
  for (const step of steps) target = (target as Record<string, unknown> | undefined)?.[step];
  if (typeof target !== 'object' || target === null) throw new Error(`${value.$ref} leads nowhere.`);
  return resolve(document, target as T | Reference);
}

function tokenRule(requirements: SecurityRequirement[]): TokenRule {
  if (requirements.length === 0) return 'ignored';
  return requirements.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'required';
}

function schemasOf(content: Record<string, { schema: Schema }> = {}): Record<string, Schema> {
  return Object.fromEntries(Object.entries(content).map(([mediaType, { schema }]) => [mediaType, schema]));
}

/** All operations of the contract. */
export function operationsOf(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [operationOf(document, path, method, item, operation)] : [];
    }),
  );
}

function operationOf(
  document: ContractDocument,
  path: string,
  method: Method,
  item: PathItem,
  operation: OperationObject,
): Operation {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [status, resolve(document, response)] as const,
  );
  const { requestBody } = operation;
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Uppercase<Method>,
    path,
    parameters: parameters.map((parameter) => resolve(document, parameter)),
    body: requestBody
      ? { required: requestBody.required ?? false, schemas: schemasOf(requestBody.content) }
      : null,
    responses: Object.fromEntries(responses.map(([status, { content }]) => [status, schemasOf(content)])),
    responseHeaders: Object.fromEntries(
      responses.map(([status, { headers = {} }]) => [status, Object.keys(headers)]),
    ),
    token: tokenRule(operation.security ?? document.security ?? []),
    rateLimit: operation['x-rate-limit'] ?? null,
    opensInTab: operation['x-opens-in-tab'] ?? false,
  };
}
