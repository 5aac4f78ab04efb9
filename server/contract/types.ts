import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import type { operations } from '@/api/generated/schema';
import type { OperationId } from '../../contract/document.ts';
import type { UploadedFile } from '../uploads/uploadedFile.ts';
import type { NotYetImplemented } from './notYetImplemented.ts';

/** The operations that this release answers for real. */
export type ImplementedOperation = Exclude<OperationId, NotYetImplemented>;

/** Who is signed in. */
export interface Admin {
  id: number;
  username: string;
  email: string;
}

/**
 * Turns a bearer token into the administrator it was issued to; null when it is not valid or has expired.
 * It throws only for faults (the database does not answer).
 */
export type Authenticate = (token: string) => Promise<Admin | null>;

/** The files of a form by part: a file, or a list for a part that is repeated or numbered. */
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

type JsonOrForm<Content> = Content extends { 'application/json': infer Body }
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

type SuccessStatus = 200 | 201 | 202 | 204 | 303;

/** A media type of the contract; texts may say how they are written. */
type MediaType<Listed extends string> = Listed | `${Listed & `text/${string}`}; charset=utf-8`;

type AnswerWith<Status, Response> = Status extends 303
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

/** What a handler may answer: one of the successes of the contract. Refusals are thrown as `HttpError`. */
export type Answer<Id extends OperationId> = operations[Id] extends { responses: infer Responses }
  ? { [Status in keyof Responses & SuccessStatus]: AnswerWith<Status, Responses[Status]> }[keyof Responses &
      SuccessStatus]
  : never;

/** A request that has passed the contract: authenticated where it must be, and valid. */
export interface Call<Id extends OperationId> {
  body: RequestBody<operations[Id]>;
  /** Defaults of the contract are filled in; empty and unknown keys are left out. */
  query: ParametersIn<operations[Id], 'query'>;
  path: ParametersIn<operations[Id], 'path'>;
  /** Named as in the contract, whatever the spelling on the wire. */
  header: ParametersIn<operations[Id], 'header'>;
  /** Null only where the contract does not ask for a token. */
  admin: Admin | null;
  /** The client's IP address, as far as the proxies in front may be believed. */
  address: string;
  /** Where the client believes to be, as it says itself (`Host`); what proxies say of it does not count. */
  host: string | undefined;
  /** Lines carry the request's id. Never log bodies, emails or tokens. */
  log: FastifyBaseLogger;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** One handler for each operation that is implemented: a missing or mistyped one does not compile. */
export type Handlers = { [Id in ImplementedOperation]: Handler<Id> };
