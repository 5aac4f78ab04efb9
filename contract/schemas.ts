import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ContractDocument } from './document.ts';

const DOCUMENT = 'contract';

/** The number of decimals in a number's shortest decimal form: 19.99 has two, 1e-7 has seven. */
function countDecimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const written = digits.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}

/** Compiles schemas of the contract, including references. Equal schemas are compiled once. */
export interface Schemas {
  compile(schema: object): ValidateFunction;
}

/** A schema compiled by itself must name the document that its references are relative to. */
function fromDocument(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(fromDocument);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? DOCUMENT + value
        : fromDocument(value),
    ]),
  );
}

/**
 * Checks formats and the contract's own keywords. The contract uses `x-max-decimals` because `multipleOf` cannot tell 19.99
 * from 19.990000001 in floating point.
 */
function createSchemas(document: ContractDocument, { fillDefaults }: { fillDefaults: boolean }): Schemas {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: fillDefaults,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  formats.default(ajv, { mode: 'full' });
  ajv.addKeyword({
    keyword: 'x-max-decimals',
    type: 'number',
    schemaType: 'number',
    validate: (max: number, value: number) => countDecimals(value) <= max,
    error: { message: ({ schema }) => `must have at most ${String(schema)} decimals` },
  });
  ajv.addVocabulary(['components', 'x-max-bytes', 'x-media-types', 'x-numbered', 'x-tier', 'example']);
  ajv.addSchema({ components: document.components ?? {} }, DOCUMENT);
  const compiled = new Map<string, ValidateFunction>();
  return {
    compile: (schema) => {
      const text = JSON.stringify(schema);
      const validate = compiled.get(text) ?? ajv.compile(fromDocument(schema) as object);
      compiled.set(text, validate);
      return validate;
    },
  };
}

/** The schemas of a document, for requests and for responses. */
interface DocumentSchemas {
  /** Validating fills in the schema's defaults. */
  reading: Schemas;
  /** Validating changes nothing. */
  responding: Schemas;
}

const known = new WeakMap<ContractDocument, DocumentSchemas>();

/** A document's schemas. They are shared, because compiling them takes up most of the server's start-up time. */
export function schemasFor(document: ContractDocument): DocumentSchemas {
  const schemas = known.get(document) ?? {
    reading: createSchemas(document, { fillDefaults: true }),
    responding: createSchemas(document, { fillDefaults: false }),
  };
  known.set(document, schemas);
  return schemas;
}
