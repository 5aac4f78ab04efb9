import {
  loadContract,
  operationsOf,
  resolve,
  type Operation,
  type OperationId,
} from '../../contract/document';
import { parameterReader } from '../../contract/parameters';
import { describeProblems } from '../../contract/problems';
import { schemasFor } from '../../contract/schemas';

interface Schema extends Record<string, unknown> {
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  'x-max-bytes'?: number;
  'x-media-types'?: string[];
}

/** A request split into the contract's parts. Parameters are text; `body` is parsed. */
export interface RequestParts {
  path: Record<string, string>;
  query: Record<string, string>;
  header: Record<string, string>;
  body?: unknown;
}

const PLACES = ['path', 'query', 'header'] as const;

type FindErrors = (parts: RequestParts) => ReturnType<typeof describeProblems> | undefined;

let operations: ReadonlyMap<OperationId, Operation> | undefined;
const checks = new Map<OperationId, FindErrors>();

/** @throws if the contract has no such operation */
export function operationNamed(id: OperationId): Operation {
  operations ??= new Map(operationsOf(loadContract()).map((operation) => [operation.id, operation]));
  const operation = operations.get(id);
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`);
  return operation;
}

const resolved = (schema: Schema = {}) => resolve<Schema>(loadContract(), schema);

/** The media type of an operation's body; undefined if it has none. */
export function bodyTypeOf(id: OperationId): string | undefined {
  return Object.keys(operationNamed(id).body?.schemas ?? {})[0];
}

function bodySchemaOf({ body }: Operation): Schema | undefined {
  return body ? Object.values(body.schemas)[0] : undefined;
}

/** The size limit in bytes and the media types of a form's part; undefined unless it is a file. */
export function fileRulesOf(
  id: OperationId,
  part: string,
): { maxBytes: number; types: string[] } | undefined {
  const form = resolved(bodySchemaOf(operationNamed(id)));
  const found = resolved(form.properties?.[part]);
  const file = resolved(found.items ?? found);
  const maxBytes = file['x-max-bytes'];
  return maxBytes === undefined ? undefined : { maxBytes, types: file['x-media-types'] ?? [] };
}

/** Whether a form may have several parts of this name. */
export function isRepeatedPart(id: OperationId, part: string): boolean {
  return resolved(resolved(bodySchemaOf(operationNamed(id))).properties?.[part]).type === 'array';
}

function createCheck(operation: Operation): FindErrors {
  const contract = loadContract();
  const { responding: schemas } = schemasFor(contract);
  const readers = PLACES.map(
    (place) => [place, parameterReader(contract, schemas, operation, place)] as const,
  );
  const body = bodySchemaOf(operation);
  const validate = body && schemas.compile(body);
  return (parts) => {
    const inParameters = readers.flatMap(([place, read]) => read(parts[place]).errors);
    if (inParameters.length > 0) return describeProblems(inParameters);
    return validate && !validate(parts.body) ? describeProblems(validate.errors ?? []) : undefined;
  };
}

/** Validates a request; undefined if it is valid. */
export function refusalFor(id: OperationId, parts: RequestParts): ReturnType<FindErrors> {
  const check = checks.get(id) ?? createCheck(operationNamed(id));
  checks.set(id, check);
  return check(parts);
}
