import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, malformed } from './errors.ts';

/** What Fastify itself refuses, in the contract's words. */
const FRAMEWORK_ERRORS: Readonly<Record<string, HttpError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpError(415, 'unsupported_media_type', 'Send application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new HttpError(413, 'too_large', 'The body is too large.'),
  FST_ERR_BAD_URL: malformed('The address is malformed.'),
};

const internal = () => new HttpError(500, 'internal', 'Something went wrong on our side.');

/** What is told of any failure: refusals as they are, faults as one sentence that says nothing about the inside. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = FRAMEWORK_ERRORS[code];
  if (known) return known;
  return statusCode >= 400 && statusCode < 500 && code.startsWith('FST_')
    ? new HttpError(statusCode, 'malformed', `${STATUS_CODES[statusCode] ?? 'Bad request'}.`)
    : internal();
}

const bodyOf = ({ message, code, details }: HttpError) => ({ message, code, ...(details && { details }) });

/** Answers a failure in the contract's shape. Only faults of the server are logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = toHttpError(error);
  if (told.code === 'internal') request.log.error(error);
  return reply.code(told.status).type('application/json; charset=utf-8').send(bodyOf(told));
}

/** Answers bytes that are no HTTP request; there is no request object yet. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = tooLarge ? 431 : 400;
  const body = JSON.stringify(
    bodyOf(malformed(tooLarge ? 'The headers are too large.' : 'This is no HTTP request.')),
  );
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
