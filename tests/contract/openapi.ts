import { loadContract, type ContractDocument } from '../../contract/document';
import { schemasFor } from '../../contract/schemas';

/** Any JSON object of the contract. */
export type Node = Record<string, unknown>;

export interface OperationEntry {
  id: string;
  method: string;
  path: string;
  /** The operation's JSON pointer in the document. */
  pointer: string;
  operation: Node;
}

/** An example and its schema. */
export interface Example {
  /** The example's JSON pointer. */
  pointer: string;
  schemaPointer: string;
  value: unknown;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** The contract in openapi.yaml, as plain JSON. */
export const contract = loadContract() as unknown as Node;

/** The value if it is an object, otherwise an empty one. */
export function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Adds steps to a JSON pointer such as `#/paths`. */
export function pointerTo(base: string, ...steps: (string | number)[]): string {
  return [base, ...steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** The value at a JSON pointer. Throws if there is none. */
export function at(document: Node, pointer: string): unknown {
  let value: unknown = document;
  for (const step of pointer.slice('#/'.length).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value) ? value[Number(key)] : asNode(value)[key];
  }
  if (value === undefined) throw new Error(`There is nothing at ${pointer}.`);
  return value;
}

/** Follows `$ref`s: the pointer that `pointer` resolves to. */
export function resolvePointer(document: Node, pointer: string): string {
  const { $ref } = asNode(at(document, pointer));
  return typeof $ref === 'string' ? resolvePointer(document, $ref) : pointer;
}

/** Every operation of the document, in order. */
export function operationsOf(document: Node): OperationEntry[] {
  return Object.entries(asNode(document.paths)).flatMap(([path, item]) =>
    Object.entries(asNode(item))
      .filter(([method]) => METHODS.has(method))
      .map(([method, value]) => {
        const operation = asNode(value);
        const id = typeof operation.operationId === 'string' ? operation.operationId : '';
        return { id, method, path, pointer: pointerTo('#/paths', path, method), operation };
      }),
  );
}

/** Whether an operation needs a sign-in. */
export function signInOf(document: Node, { operation }: OperationEntry): 'none' | 'optional' | 'required' {
  const choices = asList(operation.security ?? document.security).map(asNode);
  if (choices.length === 0) return 'none';
  return choices.some((choice) => Object.keys(choice).length === 0) ? 'optional' : 'required';
}

/** Checks values against the schemas of a document. A misspelt keyword in a schema throws. */
export function createChecker(document: Node): (schemaPointer: string, value: unknown) => string[] {
  const { responding } = schemasFor(document as unknown as ContractDocument);
  return (schemaPointer, value) => {
    const validate = responding.compile(asNode(at(document, schemaPointer)));
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      (error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`,
    );
  };
}

/** The examples beside a schema: parameters, headers and media types share `schema`, `example` and `examples`. */
function examplesBeside(document: Node, pointer: string): Example[] {
  const node = asNode(at(document, pointer));
  const schemaPointer = pointerTo(pointer, 'schema');
  const single =
    'example' in node ? [{ pointer: pointerTo(pointer, 'example'), schemaPointer, value: node.example }] : [];
  const named = Object.keys(asNode(node.examples)).map((name) => {
    const examplePointer = pointerTo(pointer, 'examples', name);
    const { value } = asNode(at(document, resolvePointer(document, examplePointer)));
    return { pointer: examplePointer, schemaPointer, value };
  });
  return [...single, ...named];
}

/** The examples in a schema: `examples` and `default`. */
function examplesInside(document: Node, schemaPointer: string): Example[] {
  const schema = asNode(at(document, schemaPointer));
  const shown = asList(schema.examples).map((value, index) => ({
    pointer: pointerTo(schemaPointer, 'examples', index),
    schemaPointer,
    value,
  }));
  if (!('default' in schema)) return shown;
  return [...shown, { pointer: pointerTo(schemaPointer, 'default'), schemaPointer, value: schema.default }];
}

const SCHEMA_MAPS = ['properties', 'patternProperties', '$defs'];
const SCHEMA_LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const SCHEMA_SINGLES = ['items', 'additionalProperties', 'not', 'contains'];

/** The pointers of a schema and those nested in it, without following references. */
export function schemasWithin(document: Node, pointer: string): string[] {
  const schema = asNode(at(document, pointer));
  const inside = [
    ...SCHEMA_MAPS.flatMap((key) =>
      Object.keys(asNode(schema[key])).map((name) => pointerTo(pointer, key, name)),
    ),
    ...SCHEMA_LISTS.flatMap((key) => asList(schema[key]).map((_, index) => pointerTo(pointer, key, index))),
    ...SCHEMA_SINGLES.filter((key) => typeof schema[key] === 'object').map((key) => pointerTo(pointer, key)),
  ];
  return [pointer, ...inside.flatMap((one) => schemasWithin(document, one))];
}

/** Pointers of all objects outside schemas and examples that have a `schema`: parameters, headers, media types. */
function schemaHolders(value: unknown, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'schema' in value ? [pointer] : [];
  const below = Object.entries(value).filter(
    ([key]) => !['schema', 'schemas', 'examples', 'example'].includes(key),
  );
  return [...own, ...below.flatMap(([key, child]) => schemaHolders(child, pointerTo(pointer, key)))];
}

/** Every example of the document, beside schemas and inside them. */
export function examplesOf(document: Node): Example[] {
  const holders = [
    ...schemaHolders(document.paths, '#/paths'),
    ...schemaHolders(document.components, '#/components'),
  ];
  const named = Object.keys(asNode(asNode(document.components).schemas));
  const schemas = [
    ...named.map((name) => pointerTo('#/components/schemas', name)),
    ...holders.map((holder) => pointerTo(holder, 'schema')),
  ];
  return [
    ...holders.flatMap((holder) => examplesBeside(document, holder)),
    ...schemas
      .flatMap((schema) => schemasWithin(document, schema))
      .flatMap((schema) => examplesInside(document, schema)),
  ];
}
