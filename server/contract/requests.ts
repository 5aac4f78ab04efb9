import type { FastifyRequest } from 'fastify';
import { HttpError, malformed } from '../http/errors.ts';
import type { ContractDocument, Operation, Parameter } from './document.ts';
import { parameterReader } from './parameters.ts';
import type { Form } from './forms.ts';
import { refuseManyValues } from './manyValues.ts';
import { refusalIn, refusalOf } from './problems.ts';
import type { Schemas } from './schemas.ts';
import { refuseUnstorableText } from './text.ts';

/** The parts of a request that the contract describes, checked and in their types. */
export interface ReadRequest {
  body: unknown;
  query: Record<string, unknown>;
  path: Record<string, unknown>;
  header: Record<string, unknown>;
}

type ReadBody = (body: unknown) => unknown;

function payloadReader({ rules, payloadSchema }: Form, schemas: Schemas): ReadBody {
  const validate = schemas.compile(payloadSchema);
  return (value) => {
    const { payload } = value as { payload?: unknown };
    if (payload === undefined && !rules.payloadRequired) return value;
    refuseManyValues(payload, 'payload');
    if (!validate(payload)) throw refusalIn('payload', validate.errors ?? []);
    return value;
  };
}

function bodyReader({ body }: Operation, schemas: Schemas): ReadBody {
  const schema = body?.schemas['application/json'];
  if (!body || !schema) return () => undefined;
  const validate = schemas.compile(schema);
  return (value) => {
    if (value === undefined && !body.required) return undefined;
    if (value === undefined) throw malformed('A JSON body is required.');
    refuseManyValues(value);
    if (!validate(value)) throw refusalOf(validate.errors ?? []);
    return value;
  };
}

/** Some operations list no 422, because they have so little that could break a rule: they answer 400 instead. */
function inListedStatus(error: unknown, { responses }: Operation): unknown {
  if (!(error instanceof HttpError) || error.status !== 422 || '422' in responses) return error;
  return malformed(error.message, error.details);
}

/**
 * Prepares the reader of an operation's requests.
 *
 * @param form of an operation that takes one; its files were looked at when they came
 * @returns reads one request; throws HttpError 400 or 422 naming the fields that do not keep to the contract
 */
export function requestReader(
  document: ContractDocument,
  schemas: Schemas,
  operation: Operation,
  form: Form | null,
): (request: Pick<FastifyRequest, 'params' | 'query' | 'headers'>, body: unknown) => ReadRequest {
  const parametersIn = (place: Parameter['in']) =>
    parameterReader(
      document,
      schemas,
      operation.parameters.filter((parameter) => parameter.in === place),
    );
  const readPath = parametersIn('path');
  const readQuery = parametersIn('query');
  const readHeader = parametersIn('header');
  const readBody = form ? payloadReader(form, schemas) : bodyReader(operation, schemas);
  return (request, body) => {
    try {
      const read = {
        path: readPath(request.params as Record<string, unknown>),
        query: readQuery(request.query as Record<string, unknown>),
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
