import type { ErrorObject } from 'ajv/dist/2020.js';
import type { components } from '@/api/generated/schema';

type ErrorBody = components['schemas']['Error'];
type ErrorDetail = NonNullable<ErrorBody['details']>[number];

/** Failing one of these is a 422: the request is well-formed. Any other is a 400. */
const RULES = new Set([
  'format',
  'pattern',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'x-max-decimals',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
]);

/** Limits how much longer than the request a response can get. */
const MAX_REPORTED = 20;
const LONGEST_FIELD = 100;

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an email address',
  date: 'must be a date like 2026-12-31',
  'date-time': 'must be a date and time like 2026-12-31T09:00:00Z',
};

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const inner: unknown = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  const steps = instancePath.split('/').slice(1);
  if (typeof inner === 'string') steps.push(inner);
  const field = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('/');
  return field.slice(0, LONGEST_FIELD);
}

function messageOf({ keyword, params, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is unknown';
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).map(String).join(', ')}`;
    case 'format':
      return FORMATS[String(params['format'])] ?? `must be a ${String(params['format'])}`;
    case 'pattern':
      return 'has the wrong format';
    case 'minLength':
      return params['limit'] === 1 ? 'must not be empty' : (message ?? 'is too short').toLowerCase();
    default:
      return message ?? 'is not valid';
  }
}

/** `donor_full_name` as the start of a sentence: `Donor full name`. */
function label(field: string): string {
  const words = field.replaceAll(/[_/]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sentence({ field, message }: ErrorDetail, error: ErrorObject | undefined): string {
  const isEmail = error?.keyword === 'format' && error.params['format'] === 'email';
  const name = field === '' ? 'The request' : label(field);
  return isEmail ? `${name} is invalid: it ${message}.` : `${name} ${message}.`;
}

/** Only the first failure of each field is reported. */
function firstPerField(errors: readonly ErrorObject[]): { detail: ErrorDetail; error: ErrorObject }[] {
  const found = new Map<string, { detail: ErrorDetail; error: ErrorObject }>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (!found.has(field)) found.set(field, { detail: { field, message: messageOf(error) }, error });
  }
  return [...found.values()];
}

/** An invalid nullable value also fails the null branch of its `anyOf`; reporting that would only confuse. */
function isAboutNull({ keyword, params }: ErrorObject): boolean {
  return keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');
}

/**
 * Describes what is wrong with a request.
 *
 * @param part of a form that contains the errors; it prefixes the field names, but not the message
 */
export function describeProblems(
  errors: readonly ErrorObject[],
  part = '',
): { status: 400 | 422; body: ErrorBody & { code: string; details: ErrorDetail[] } } {
  const relevant = errors.filter((error) => !isAboutNull(error));
  const malformed = relevant.filter(({ keyword }) => !RULES.has(keyword));
  const reported = firstPerField([...malformed, ...relevant]).slice(0, MAX_REPORTED);
  const message = reported.map(({ detail, error }) => sentence(detail, error)).join(' ');
  const details = reported.map(({ detail }) => ({
    field: [part, detail.field].filter(Boolean).join('/'),
    message: detail.message,
  }));
  return malformed.length > 0
    ? { status: 400, body: { message, code: 'malformed', details } }
    : { status: 422, body: { message, code: 'validation_failed', details } };
}
