import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import type { operations } from '@/api/generated/schema';
import type { OperationId } from '../../contract/document.ts';
import type { UploadedFile } from '../uploads/uploadedFile.ts';
import type { RawBody, RawOperation } from './rawBody.ts';

/** The signed-in administrator. */
export interface Admin {
  id: number;
  username: string;
  email: string;
}

/**
 * Turns a bearer token into the administrator it was issued to; null if it is invalid or has expired.
 * It throws only for faults, such as an unreachable database.
 */
export type Authenticate = (token: string) => Promise<Admin | null>;

/** A form's files by part: a file, or a list for a part that is repeated or numbered. */
type NamedFiles<Form> = {
  [Part in keyof Form as Part extends 'payload' ? never : Part]: NonNullable<
    Form[Part]
  > extends readonly unknown[]
    ? UploadedFile[]
    : UploadedFile;
};

type FormBody<Form> = Form extends { payload: infer Payload }
  ? { payload: Payload } & NamedFiles<Form>
  : never;

type JsonOrForm<Content> = Content extends
  | { 'application/json': infer Body }
  | { 'application/x-www-form-urlencoded': infer Body }
  ? Body
  : Content extends { 'multipart/form-data': infer Form }
    ? FormBody<Form>
    : never;

type RequestBody<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? JsonOrForm<Content>
  : undefined;

type ParametersIn<Operation, Place extends 'query' | 'path' | 'header'> = Operation extends {
  parameters: Partial<Record<Place, infer Values>>;
}
  ? [NonNullable<Values>] extends [never]
    ? Record<string, never>
    : NonNullable<Values>
  : Record<string, never>;

type SuccessStatus = 200 | 201 | 204 | 303;

/** A media type of the contract; text may specify its charset. */
type MediaType<Listed extends string> = Listed | `${Listed & `text/${string}`}; charset=utf-8`;

type ResponseWith<Status, Response> = Status extends 303
  ? { status: Status; headers: { Location: string } }
  : Response extends { content: infer Content }
    ? Content extends { 'application/json': infer Body }
      ? { status: Status; body: Body; headers?: Record<string, string> }
      : {
          status: Status;
          contentType: MediaType<keyof Content & string>;
          content: Buffer | Readable;
          headers?: Record<string, string>;
        }
    : { status: Status; headers?: Record<string, string> };

/** What a handler may return: one of the contract's success responses. Refusals are thrown as `HttpError`. */
export type HandlerResponse<Id extends OperationId> = operations[Id] extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & SuccessStatus]: ResponseWith<Status, Responses[Status]>;
    }[keyof Responses & SuccessStatus]
  : never;

/** A request that the contract accepts: valid, and authenticated where required. */
export interface Call<Id extends OperationId> {
  body: Id extends RawOperation ? RawBody : RequestBody<operations[Id]>;
  /** With the contract's defaults; empty and unknown keys are left out. */
  query: ParametersIn<operations[Id], 'query'>;
  path: ParametersIn<operations[Id], 'path'>;
  /** Named as in the contract, whatever their spelling in the request. */
  header: ParametersIn<operations[Id], 'header'>;
  /** Null only if the contract requires no token. */
  admin: Admin | null;
  /** The client's IP address, as far as trusted proxies report it. */
  address: string;
  /** The `Host` that the client sent; what proxies report is ignored. */
  host: string | undefined;
  /** Lines carry the request's id. Never log bodies, emails or tokens. */
  log: FastifyBaseLogger;
}

/** The list that every visitor asks for may already be serialised. */
type WrittenResponse<Id extends OperationId> = Id extends 'listProjects'
  ? { status: 200; contentType: 'application/json; charset=utf-8'; content: Buffer }
  : never;

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<HandlerResponse<Id> | WrittenResponse<Id>>;

/** One handler for each operation; a missing or mistyped one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
