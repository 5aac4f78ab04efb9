import type { ValidateFunction } from 'ajv/dist/2020.js';
import { resolve, type ContractDocument, type Parameter } from './document.ts';
import { refusalOf } from './problems.ts';
import type { Schemas } from './schemas.ts';

const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** What a parameter's text stands for. A text that is not of the type stays as it is, for the schema to refuse. */
function fromText(text: unknown, type: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'integer')
    return INTEGER.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
  if (type === 'number') return NUMBER.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return text;
}

type Raw = Readonly<Record<string, unknown>>;

/**
 * Reads the parameters of one place (query, path or header) into their types and names.
 *
 * @throws HttpError 400 or 422, naming the parameter
 */
export type ReadParameters = (raw: Raw) => Record<string, unknown>;

/** Prepares the reader of all parameters that an operation has in one place. Keys that it does not know are left out. */
export function parameterReader(
  document: ContractDocument,
  schemas: Schemas,
  parameters: readonly Parameter[],
): ReadParameters {
  if (parameters.length === 0) return () => ({});
  const known = parameters.map((parameter) => ({
    name: parameter.name,
    wireName: parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name,
    emptyIsAbsent: parameter.in === 'query',
    type: resolve(document, parameter.schema)['type'],
  }));
  const validate = schemas.compile({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
  return (raw) => {
    const values: Record<string, unknown> = {};
    for (const { name, wireName, emptyIsAbsent, type } of known) {
      const text = raw[wireName];
      if (text === undefined || (emptyIsAbsent && text === '')) continue;
      values[name] = fromText(text, type);
    }
    return checked(validate, values);
  };
}

function checked<Value>(validate: ValidateFunction, value: Value): Value {
  if (!validate(value)) throw refusalOf(validate.errors ?? []);
  return value;
}
