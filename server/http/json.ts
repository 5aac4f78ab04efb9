import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed } from './errors.ts';

type Done = (error: Error | null, body?: unknown) => void;

const notJson = () => malformed('The body is not valid JSON.');

/**
 * Parses JSON. Refuses prototype keys and invalid UTF-8.
 *
 * @returns undefined for an empty body
 * @throws HttpError 400
 */
export type ParseJson = (request: FastifyRequest, bytes: Buffer) => unknown;

/** Fastify's own JSON parser, also for bytes from elsewhere. */
export function jsonParser(app: FastifyInstance): ParseJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  return (request, bytes) => {
    if (bytes.length === 0) return undefined;
    let value: unknown;
    try {
      // It calls back synchronously.
      void parse(request, decoder.decode(bytes), (error: Error | null, read?: unknown) => {
        if (error) throw error;
        value = read;
      });
    } catch {
      throw notJson();
    }
    return value;
  };
}

/**
 * Reads a JSON body, which may be empty. Routes that take raw bodies get the bytes instead of what they mean.
 *
 * @returns a parser for `addContentTypeParser`
 */
export function readJson(app: FastifyInstance) {
  const parse = jsonParser(app);
  return (request: FastifyRequest, body: Buffer, done: Done): void => {
    let value: unknown;
    try {
      value = parse(request, body);
    } catch (error) {
      return done(error as Error);
    }
    const isRaw = request.routeOptions.config.takesRawBody && value !== undefined;
    return done(null, isRaw ? body : value);
  };
}
