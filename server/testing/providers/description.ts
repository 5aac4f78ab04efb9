import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** An operation of a provider's published description, trimmed to what we send. */
export interface DescribedOperation {
  method: string;
  /** With parameters in braces. */
  path: string;
  body?: object;
  query?: object;
  headers?: object;
}

export interface Description {
  operations: Readonly<Record<string, DescribedOperation>>;
}

/** The parts of a request that a description has rules for. */
export interface RequestParts {
  body: unknown;
  query: unknown;
  headers: unknown;
}

/** Checks a request; the problem, or undefined when the description allows it. */
export type CheckRequest = (parts: RequestParts) => string | undefined;

// The descriptions name formats of their own, which are not checked. Query parameters arrive as texts.
const options = { strict: false, logger: false } as const;
const strictAjv = new Ajv(options);
const textAjv = new Ajv({ ...options, coerceTypes: true });
addFormats.default(strictAjv);
addFormats.default(textAjv);

/** Creates the check of one operation's requests. An extract has every field that we send, so that another one is a mistake of ours. */
export function createRequestCheck({ body, query, headers }: DescribedOperation): CheckRequest {
  const checks: [keyof RequestParts, ValidateFunction][] = [];
  if (body) checks.push(['body', strictAjv.compile({ ...body, additionalProperties: false })]);
  if (query) checks.push(['query', textAjv.compile(query)]);
  if (headers) checks.push(['headers', textAjv.compile(headers)]);
  return (parts) => {
    const failed = checks.find(([part, matches]) => !matches(structuredClone(parts[part])));
    return failed && `${failed[0]}${strictAjv.errorsText(failed[1].errors, { dataVar: '' })}`;
  };
}
