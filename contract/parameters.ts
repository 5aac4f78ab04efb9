import type { ErrorObject } from 'ajv/dist/2020.js';
import { resolve, type ContractDocument, type Operation, type Parameter } from './document.ts';
import type { Schemas } from './schemas.ts';

const INTEGER = /^-?\d+$/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Converts a parameter to its type. Text that does not fit is left unchanged, for the schema to reject. */
function fromText(text: unknown, type: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'integer')
    return INTEGER.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
  if (type === 'number') return NUMBER.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return text;
}

/** Typed parameters with defaults filled in, and the errors found in them. */
export interface ReadParameters {
  values: Record<string, unknown>;
  errors: readonly ErrorObject[];
}

/**
 * Prepares a reader for an operation's parameters in one place. It ignores unknown names and empty query parameters.
 *
 * @returns a function that takes the raw strings by name (header names in lower case)
 */
export function parameterReader(
  document: ContractDocument,
  schemas: Schemas,
  operation: Pick<Operation, 'parameters'>,
  place: Parameter['in'],
): (raw: Readonly<Record<string, unknown>>) => ReadParameters {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return () => ({ values: {}, errors: [] });
  const known = parameters.map(({ name, schema }) => ({
    name,
    wireName: place === 'header' ? name.toLowerCase() : name,
    type: resolve(document, schema)['type'],
  }));
  const validate = schemas.compile({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
  return (raw) => {
    const values: Record<string, unknown> = {};
    for (const { name, wireName, type } of known) {
      const text = raw[wireName];
      if (text === undefined || (place === 'query' && text === '')) continue;
      values[name] = fromText(text, type);
    }
    return { values, errors: validate(values) ? [] : (validate.errors ?? []) };
  };
}
