import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { unauthorized } from '../http/errors.ts';
import type { TokenRule } from '../../contract/document.ts';
import type { Admin, Authenticate } from './types.ts';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** Who makes the request, as far as its operation cares; filled in before the body is read. */
const admins = new WeakMap<FastifyRequest, Admin>();

/** The administrator who makes the request; null where the contract lets a call do without. */
export const adminOf = (request: FastifyRequest): Admin | null => admins.get(request) ?? null;

/**
 * Decides, before anything of the body is read, whether the call may go on.
 *
 * @throws HttpError 401 when a token is missing that must be there, or one is sent that is not valid
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
