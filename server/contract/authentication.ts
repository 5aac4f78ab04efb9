import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { unauthorized } from '../http/errors.ts';
import type { TokenRule } from '../../contract/document.ts';
import type { Admin, Authenticate } from './types.ts';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** The administrator behind each request, known before its body is read. */
const admins = new WeakMap<FastifyRequest, Admin>();

/** The administrator who made the request; null if the operation does not require one. */
export const adminOf = (request: FastifyRequest): Admin | null => admins.get(request) ?? null;

/**
 * Decides, before reading any of the body, whether the request may continue.
 *
 * @throws HttpError 401 if a required token is missing, or if a token is invalid
 */
export function authenticationHook(rule: TokenRule, authenticate: Authenticate): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const { authorization } = request.headers;
    if (rule === 'ignored' || (rule === 'optional' && authorization === undefined)) return;
    const token = BEARER.exec(authorization ?? '')?.[1];
    const admin = token === undefined ? null : await authenticate(token);
    if (!admin) {
      reply.header('WWW-Authenticate', 'Bearer');
      throw unauthorized();
    }
    admins.set(request, admin);
  };
}
