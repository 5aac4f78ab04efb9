import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FastifyRequest } from 'fastify';
import type { ContractDocument, Operation, Parameter } from '../../contract/document.ts';
import { parameterReader } from '../../contract/parameters.ts';
import { describeProblems } from '../../contract/problems.ts';
import { schemasFor, type Schemas } from '../../contract/schemas.ts';
import { HttpError, malformed } from '../http/errors.ts';
import type { Form } from './forms.ts';
import { refuseManyValues } from './manyValues.ts';
import { refuseUnstorableText } from './text.ts';

/** The parts of a request that the contract describes, validated and typed. */
export interface ReadRequest {
  body: unknown;
  query: Record<string, unknown>;
  path: Record<string, unknown>;
  header: Record<string, unknown>;
}

/**
 * Prepares a check of bodies that a handler builds itself, against the schema with this name.
 *
 * @returns a function that throws HttpError 400 or 422 as for a request
 */
export function bodyChecker(document: ContractDocument, schema: string): (body: object) => void {
  const validate = schemasFor(document).reading.compile({ $ref: `#/components/schemas/${schema}` });
  return (body) => {
    if (!validate(body)) throw refusalOf(validate.errors);
  };
}

type ReadBody = (body: unknown) => unknown;

/** The media type of a form without files, as browsers send it. */
export const FIELDS_TYPE = 'application/x-www-form-urlencoded';

function refusalOf(errors: readonly ErrorObject[] | null | undefined, part?: string): HttpError {
  const { status, body } = describeProblems(errors ?? [], part);
  return new HttpError(status, body.code, body.message, body.details);
}

function payloadReader({ rules, payloadSchema }: Form, schemas: Schemas): ReadBody {
  const validate = schemas.compile(payloadSchema);
  return (value) => {
    const { payload } = value as { payload?: unknown };
    if (payload === undefined && !rules.payloadRequired) return value;
    refuseManyValues(payload, 'payload');
    if (!validate(payload)) throw refusalOf(validate.errors, 'payload');
    return value;
  };
}

function bodyReader({ body }: Operation, schemas: Schemas): ReadBody {
  const schema = body?.schemas['application/json'] ?? body?.schemas[FIELDS_TYPE];
  if (!body || !schema) return () => undefined;
  const validate = schemas.compile(schema);
  return (value) => {
    if (value === undefined && !body.required) return undefined;
    if (value === undefined) throw malformed('A JSON body is required.');
    // Parsed by the handler, once verified.
    if (value instanceof Buffer) return undefined;
    refuseManyValues(value);
    if (!validate(value)) throw refusalOf(validate.errors);
    return value;
  };
}

/** Operations that list no 422 return 400. */
function inListedStatus(error: unknown, { responses }: Operation): unknown {
  if (!(error instanceof HttpError) || error.status !== 422 || '422' in responses) return error;
  return malformed(error.message, error.details);
}

/**
 * Prepares a reader for an operation's requests.
 *
 * @param form of an operation that accepts one; its files were checked on arrival
 * @returns a function that reads one request and throws HttpError 400 or 422 naming the invalid fields
 */
export function requestReader(
  document: ContractDocument,
  schemas: Schemas,
  operation: Operation,
  form: Form | null,
): (request: Pick<FastifyRequest, 'params' | 'query' | 'headers'>, body: unknown) => ReadRequest {
  const parametersIn = (place: Parameter['in']) => {
    const readParameters = parameterReader(document, schemas, operation, place);
    return (raw: unknown) => {
      const { values, errors } = readParameters(raw as Record<string, unknown>);
      if (errors.length > 0) throw refusalOf(errors);
      return values;
    };
  };
  const readPath = parametersIn('path');
  const readQuery = parametersIn('query');
  const readHeader = parametersIn('header');
  const readBody = form ? payloadReader(form, schemas) : bodyReader(operation, schemas);
  return (request, body) => {
    try {
      const read = {
        path: readPath(request.params),
        query: readQuery(request.query),
        header: readHeader(request.headers),
        body: readBody(body),
      };
      refuseUnstorableText({ ...read.path, ...read.query, ...(read.body as object | undefined) });
      return read;
    } catch (error) {
      throw inListedStatus(error, operation);
    }
  };
}
