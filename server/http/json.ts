import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed } from './errors.ts';

type Done = (error: Error | null, body?: unknown) => void;

const notJson = () => malformed('The body is not valid JSON.');

/**
 * Reads a JSON body; no bytes at all are no body. Keys that would reach into the prototype are refused.
 *
 * @returns a parser for `addContentTypeParser`
 */
export function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    if (body.length === 0) return done(null, undefined);
    try {
      return void parse(request, decoder.decode(body), (error: Error | null, value?: unknown) =>
        error ? done(notJson()) : done(null, value),
      );
    } catch {
      return done(notJson());
    }
  };
}
