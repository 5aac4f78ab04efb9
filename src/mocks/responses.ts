import {
  delay,
  getResponse,
  HttpResponse,
  type DefaultBodyType,
  type HttpHandler,
  type JsonBodyType,
} from 'msw';
import { API_BASE } from '@/api/backendAddress';
import type { operations } from '@/api/generated/schema';
import { errorBodies } from '@/mocks/errorBodies';
import { http } from '@/mocks/http';
import { OPERATIONS, type OperationId } from '@/mocks/operations';

/** When and how often an override responds. */
export interface ResponseOptions {
  /** Responds to the first call only; the next one reaches the handler behind it. Default `false`. */
  once?: boolean;
  /** The response's delay in milliseconds. Default 0. */
  delayMs?: number;
}

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The statuses that the contract documents for an operation. */
export type StatusOf<Id extends OperationId> = keyof Responses<Id> & number;

/** The JSON body of one of an operation's responses; null if it has none. */
export type BodyOf<Id extends OperationId, Status extends StatusOf<Id>> = Responses<Id>[Status] extends {
  content: { 'application/json': infer Body };
}
  ? Body
  : null;

type Resolver = (call: {
  request: Request;
}) => HttpResponse<DefaultBodyType> | Promise<HttpResponse<DefaultBodyType> | void>;

function handle(operation: OperationId, once: boolean, resolver: Resolver): HttpHandler {
  const { method, path } = OPERATIONS[operation];
  return http.untyped[method](API_BASE + path.replaceAll(/\{(\w+)\}/g, ':$1'), resolver, { once });
}

function override(
  operation: OperationId,
  { once = false, delayMs = 0 }: ResponseOptions,
  respond: () => HttpResponse<DefaultBodyType>,
): HttpHandler {
  return handle(operation, once, async () => {
    if (delayMs > 0) await delay(delayMs);
    return respond();
  });
}

/** An override within the contract: one of the operation's statuses with a matching body. */
export function respondsWith<Id extends OperationId, Status extends StatusOf<Id>>(
  operation: Id,
  status: Status,
  body: BodyOf<Id, Status>,
  options: ResponseOptions = {},
): HttpHandler {
  return override(operation, options, () =>
    body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body as JsonBodyType, { status }),
  );
}

/** A body that breaks the contract, for screens that must not trust the backend. */
export function respondsOutsideTheContract(
  operation: OperationId,
  status: number,
  body: JsonBodyType,
  options: ResponseOptions = {},
): HttpHandler {
  return override(operation, options, () => HttpResponse.json(body, { status }));
}

/** A 500 in the contract's error shape. */
export function failsWithServerError(operation: OperationId, options: ResponseOptions = {}): HttpHandler {
  return override(operation, options, () => HttpResponse.json(errorBodies.serverError, { status: 500 }));
}

/** A failure without a body. */
export function failsWithoutBody(
  operation: OperationId,
  { status = 500, ...options }: ResponseOptions & { status?: number } = {},
): HttpHandler {
  return override(operation, options, () => new HttpResponse(null, { status }));
}

/** The HTML page of a gateway in front of the backend. */
export function respondsWithHtml(
  operation: OperationId,
  { status = 502, ...options }: ResponseOptions & { status?: number } = {},
): HttpHandler {
  return override(operation, options, () => HttpResponse.html('<h1>Bad gateway</h1>', { status }));
}

/** No network: the request fails without a response. */
export function isOffline(operation: OperationId, options: ResponseOptions = {}): HttpHandler {
  return override(operation, options, () => HttpResponse.error());
}

/** The first call takes effect, but its response is lost. */
export function losesResponse(operation: OperationId, handler: HttpHandler): HttpHandler {
  return handle(operation, true, async ({ request }) => {
    await getResponse([handler], request.clone());
    return HttpResponse.error();
  });
}

const neverResolves = () => delay('infinite');

/** The request never gets a response; only a time-out ends it. */
export function neverResponds(operation: OperationId, { once = false } = {}): HttpHandler {
  return handle(operation, once, neverResolves);
}
