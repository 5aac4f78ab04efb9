import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isOutOfDisk, isUnreachable } from '../database/errors.ts';
import { diskFull } from '../uploads/diskSpace.ts';
import { HttpError, malformed, unavailable } from './errors.ts';
import { failurePage } from './failurePage.ts';
import { acceptsHtml } from './acceptsHtml.ts';

/** Fastify's own errors in the contract's form. */
const FRAMEWORK_ERRORS: Readonly<Record<string, HttpError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpError(415, 'unsupported_media_type', 'Send application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new HttpError(413, 'too_large', 'The body is too large.'),
  FST_ERR_BAD_URL: malformed('The address is malformed.'),
};

const internal = () => new HttpError(500, 'internal', 'Something went wrong on our side.');

/** Passes HttpErrors through; anything else becomes a general error that reveals nothing internal. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = FRAMEWORK_ERRORS[code];
  if (known) return known;
  if (isUnreachable(error)) return unavailable();
  if (isOutOfDisk(error)) return diskFull();
  return statusCode >= 400 && statusCode < 500 && code.startsWith('FST_')
    ? new HttpError(statusCode, 'malformed', `${STATUS_CODES[statusCode] ?? 'Bad request'}.`)
    : internal();
}

const bodyOf = ({ message, code, details }: HttpError) => ({ message, code, ...(details && { details }) });

/** Sets no-store here too, because some errors come before the hooks that set headers. */
const PROTECTION = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

const sendJson = (reply: FastifyReply, httpError: HttpError) =>
  reply.type('application/json; charset=utf-8').send(bodyOf(httpError));

/** Sends an error in the contract's form. Only server faults are logged. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const httpError = toHttpError(error);
  if (httpError.status >= 500 && httpError !== error) request.log.error(error);
  reply.code(httpError.status).headers({ ...httpError.headers, ...PROTECTION });
  if (!request.routeOptions.config.opensInTab) return sendJson(reply, httpError);
  reply.header('Vary', 'Accept');
  if (!acceptsHtml(request)) return sendJson(reply, httpError);
  return reply.type('text/html; charset=utf-8').send(failurePage(httpError, request.method));
}

/** Errors of Node's HTTP parser, by code; any other means that the request is not HTTP. */
const BROKEN_REQUESTS: Readonly<Record<string, HttpError>> = {
  HPE_HEADER_OVERFLOW: new HttpError(431, 'malformed', 'The headers are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'request_timeout', 'The request did not arrive in time.'),
};

/** How long a client may take to read the error. */
const FAREWELL_MS = 2000;

/** Responds to a connection that sent no valid request; there is no request object yet. */
export function sendBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // Otherwise a client that does not close its side would keep the connection open for ever.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const httpError = BROKEN_REQUESTS[error.code ?? ''] ?? malformed('This is not an HTTP request.');
  const body = JSON.stringify(bodyOf(httpError));
  const headers = {
    ...PROTECTION,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${httpError.status} ${STATUS_CODES[httpError.status]}\r\n${lines.join('')}\r\n${body}`,
  );
}
