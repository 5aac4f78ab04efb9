import type { FastifyRequest } from 'fastify';
import { HttpError, malformed } from '../http/errors.ts';
import type { ContractDocument, Operation, Parameter } from './document.ts';
import { parameterReader } from './parameters.ts';
import { refusalOf } from './problems.ts';
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

function bodyReader({ body }: Operation, schemas: Schemas): ReadBody {
  const schema = body?.schemas['application/json'];
  if (!body || !schema) return () => undefined;
  const validate = schemas.compile(schema);
  return (value) => {
    if (value === undefined && !body.required) return undefined;
    if (value === undefined) throw malformed('A JSON body is required.');
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
 * @returns reads one request; throws HttpError 400 or 422 naming the fields that do not keep to the contract
 */
export function requestReader(
  document: ContractDocument,
  schemas: Schemas,
  operation: Operation,
): (request: FastifyRequest) => ReadRequest {
  const parametersIn = (place: Parameter['in']) =>
    parameterReader(
      document,
      schemas,
      operation.parameters.filter((parameter) => parameter.in === place),
    );
  const readPath = parametersIn('path');
  const readQuery = parametersIn('query');
  const readHeader = parametersIn('header');
  const readBody = bodyReader(operation, schemas);
  return (request) => {
    try {
      const read = {
        path: readPath(request.params as Record<string, unknown>),
        query: readQuery(request.query as Record<string, unknown>),
        header: readHeader(request.headers),
        body: readBody(request.body),
      };
      refuseUnstorableText({ ...read.path, ...read.query, ...(read.body as object | undefined) });
      return read;
    } catch (error) {
      throw inListedStatus(error, operation);
    }
  };
}
