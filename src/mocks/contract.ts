import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
// oxlint-disable-next-line import/no-absolute-path -- the contract stands at the root, outside src
import contractText from '/openapi.yaml?raw';
import type { components } from '@/api/generated/schema';
import { OPERATIONS, type OperationId } from '@/mocks/operations';

interface Schema {
  $ref?: string;
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  'x-max-bytes'?: number;
  'x-media-types'?: string[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Operation {
  parameters?: Parameter[];
  security?: object[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

type Contract = { paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }> };

/** What a request says, in the places of the contract. Parameters are text; `body` is parsed. */
export interface RequestParts {
  path: Record<string, string>;
  query: Record<string, string>;
  header: Record<string, string>;
  body?: unknown;
}

/** A refusal: 400 for a malformed request, 422 for one that fails a rule. */
export interface Refusal {
  status: 400 | 422;
  body: components['schemas']['Error'];
}

const KEY = 'contract';
const MALFORMED = new Set(['type', 'required', 'additionalProperties', 'anyOf']);

let parsed: Contract | undefined;

/** Read at the first request, because most stories override every call that they make. */
function contract(): Contract {
  parsed ??= parse(contractText) as Contract;
  return parsed;
}

function resolve<Node extends { $ref?: string }>(node: Node): Node {
  if (node.$ref === undefined) return node;
  let target: unknown = contract();
  for (const step of node.$ref.split('/').slice(1)) target = (target as Record<string, unknown>)[step];
  return target as Node;
}

function operationOf(id: OperationId): Operation {
  const { method, path } = OPERATIONS[id];
  const item = contract().paths[path];
  const operation = item?.[method];
  if (!operation) throw new Error(`openapi.yaml has no ${method} ${path}.`);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  return { ...operation, parameters };
}

/** Whether an operation wants to know who calls. */
export function signInOf(id: OperationId): 'none' | 'optional' | 'required' {
  const { security } = operationOf(id);
  if (security?.length === 0) return 'none';
  return security?.some((choice) => Object.keys(choice).length === 0) ? 'optional' : 'required';
}

/** The media type of the body that an operation takes; undefined without a body. */
export function bodyTypeOf(id: OperationId): string | undefined {
  return Object.keys(operationOf(id).requestBody?.content ?? {})[0];
}

function bodySchemaOf(id: OperationId): Schema | undefined {
  return Object.values(operationOf(id).requestBody?.content ?? {})[0]?.schema;
}

/** How large a part of a form may be, in bytes, and of which media types; undefined for a part that is not a file. */
export function fileRulesOf(
  id: OperationId,
  part: string,
): { maxBytes: number; types: string[] } | undefined {
  const form = resolve(bodySchemaOf(id) ?? {});
  const byPattern = Object.entries(form.patternProperties ?? {}).find(([key]) => new RegExp(key).test(part));
  const found = resolve(form.properties?.[part] ?? byPattern?.[1] ?? {});
  const file = resolve(found.items ?? found);
  const maxBytes = file['x-max-bytes'];
  return maxBytes === undefined ? undefined : { maxBytes, types: file['x-media-types'] ?? [] };
}

/** Whether a part of a form may stand there several times. */
export function isRepeatedPart(id: OperationId, part: string): boolean {
  return resolve(resolve(bodySchemaOf(id) ?? {}).properties?.[part] ?? {}).type === 'array';
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  addFormats.default(ajv);
  ajv.addKeyword({
    keyword: 'x-max-decimals',
    type: 'number',
    schemaType: 'number',
    validate: (places: number, value: number) => Number(value.toFixed(places)) === value,
    error: { message: ({ schema }) => `must have at most ${String(schema)} decimals` },
  });
  return ajv.addSchema(contract(), KEY, false, false);
}

let ajv: Ajv2020 | undefined;
const validators = new Map<OperationId, ValidateFunction>();

/** Relative references mean the contract, wherever the schema has been copied to. */
function absolute<Value>(schema: Value): Value {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${KEY}#`)) as Value;
}

function placeSchema(parameters: readonly Parameter[], place: Parameter['in']): object {
  const inPlace = parameters.filter((parameter) => parameter.in === place);
  const key = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    required: inPlace.filter(({ required }) => required).map(key),
    properties: Object.fromEntries(inPlace.map((parameter) => [key(parameter), parameter.schema])),
  };
}

function validatorOf(id: OperationId): ValidateFunction {
  const known = validators.get(id);
  if (known) return known;
  const { parameters = [] } = operationOf(id);
  const body = bodySchemaOf(id);
  ajv ??= createAjv();
  const validate = ajv.compile(
    absolute({
      type: 'object',
      required: body ? ['body'] : [],
      properties: {
        path: placeSchema(parameters, 'path'),
        query: placeSchema(parameters, 'query'),
        header: placeSchema(parameters, 'header'),
        ...(body && { body }),
      },
    }),
  );
  validators.set(id, validate);
  return validate;
}

/** Integers in place of their digits, and nothing in place of an empty text. */
function readParameters(id: OperationId, place: 'path' | 'query', texts: Record<string, string>) {
  const { parameters = [] } = operationOf(id);
  const read = parameters.flatMap(({ in: where, name, schema }) => {
    const text = texts[name];
    if (where !== place || text === undefined || text === '') return [];
    const isInteger = resolve(schema).type === 'integer' && /^-?\d+$/.test(text);
    return [[name, isInteger ? Number(text) : text] as const];
  });
  return Object.fromEntries(read);
}

/** The field that an error is about, with slashes where it is nested. */
function fieldOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, unknown>;
  const named = missingProperty ?? additionalProperty;
  const inside = instancePath.split('/').slice(2);
  return [...inside, ...(typeof named === 'string' ? [named] : [])].join('/');
}

function messageOf({ keyword, message = 'is invalid' }: ErrorObject): string {
  if (keyword === 'required') return 'is required';
  return keyword === 'additionalProperties' ? 'is not known' : message;
}

/** A value that may be null fails `anyOf` and `type` beside the rule that it breaks: the rule is what counts. */
function isMalformed(errors: readonly ErrorObject[]): boolean {
  const broken = errors.filter(({ keyword }) => !MALFORMED.has(keyword));
  const mayBeNull = errors.some(({ keyword }) => keyword === 'anyOf');
  return errors.length > broken.length && !(mayBeNull && broken.length > 0);
}

function sentenceFor(errors: readonly ErrorObject[]): string {
  const isEmail = errors.some(({ keyword, schema }) => keyword === 'format' && schema === 'email');
  if (isEmail) return 'The email is invalid.';
  const [first] = errors;
  return first ? `${fieldOf(first) || 'The request'} ${messageOf(first)}.` : '';
}

function refusal(errors: readonly ErrorObject[]): Refusal {
  const details = errors.map((error) => ({ field: fieldOf(error), message: messageOf(error) }));
  const message = sentenceFor(errors);
  return isMalformed(errors)
    ? { status: 400, body: { message, code: 'malformed', details } }
    : { status: 422, body: { message, code: 'validation_failed', details } };
}

/** Holds a request against the contract; undefined when it keeps it. */
export function refusalFor(id: OperationId, parts: RequestParts): Refusal | undefined {
  const validate = validatorOf(id);
  const valid = validate({
    ...parts,
    path: readParameters(id, 'path', parts.path),
    query: readParameters(id, 'query', parts.query),
  });
  return valid ? undefined : refusal(validate.errors ?? []);
}
