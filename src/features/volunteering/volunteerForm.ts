import type { Schemas } from '@/api/types';
import { isEmail } from '@/lib/email';
import { wrongFields, type FieldMessages } from '@/lib/form/messages';
import { AVAILABILITIES, ROLES } from '@/lib/volunteers';
import { findCvProblem } from './cv';
import { copy } from './copy';

type Payload = Schemas['VolunteerPayload'];
export type Role = Payload['role'];
export type Availability = Payload['availability'];

type TextField = Exclude<keyof Payload, 'captcha_token'>;

/** The values of the form, by control name. */
export type VolunteerValues = Record<TextField, string> & { cv: File | null };

export const EMPTY_VALUES: VolunteerValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  age: '',
  country: '',
  role: '',
  availability: '',
  hours: '',
  days: '',
  cv: null,
};

export const AGE = { min: 16, max: 120 };
export const HOURS = { min: 1, max: 24 };
export const DAYS = { min: 1, max: 7 };
export const MAX_LENGTH = { name: 100, email: 254, phone: 20 };
const MIN_PHONE_DIGITS = 5;

/** Hours and days are asked for, and sent, for part-time only. */
export const isPartTime = ({ availability }: VolunteerValues) => availability === 'part-time';

const isOneOf = <Value extends string>(list: readonly Value[], text: string): text is Value =>
  (list as readonly string[]).includes(text);

/** The digits of typed or pasted text, with leading zeros. */
export const toPhoneNumber = (text: string) => text.replaceAll(/\D/g, '').slice(0, MAX_LENGTH.phone);

function checkInteger(text: string, { min, max }: { min: number; max: number }) {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value)) return 'none';
  if (value < min) return 'below';
  return value > max ? 'above' : 'within';
}

function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return copy.missing.email;
  return isEmail(email) ? undefined : copy.wrong.email;
}

function phoneProblem(phone: string): string | undefined {
  if (phone === '') return copy.missing.phone_number;
  return phone.length < MIN_PHONE_DIGITS ? copy.wrong.phone_number : undefined;
}

function ageProblem(age: string): string | undefined {
  const problems = {
    none: copy.missing.age,
    below: copy.wrong.tooYoung,
    above: copy.wrong.tooOld,
    within: undefined,
  };
  return problems[checkInteger(age, AGE)];
}

function partTimeProblem(values: VolunteerValues, field: 'hours' | 'days'): string | undefined {
  if (!isPartTime(values) || values[field].trim() === '') return undefined;
  const range = field === 'hours' ? HOURS : DAYS;
  return checkInteger(values[field], range) === 'within' ? undefined : copy.wrong[field];
}

const missing = (values: VolunteerValues, field: TextField & keyof typeof copy.missing) =>
  values[field].trim() === '' ? copy.missing[field] : undefined;

function cvProblem(cv: File | null, isOptional: boolean): string | undefined {
  if (cv) return findCvProblem(cv);
  return isOptional ? undefined : copy.missing.cv;
}

/** Finds the problems of an application by field, apart from the captcha. */
export function findProblems(
  values: VolunteerValues,
  { isCvOptional }: { isCvOptional: boolean },
): FieldMessages<VolunteerValues> {
  return wrongFields<VolunteerValues>({
    first_name: missing(values, 'first_name'),
    last_name: missing(values, 'last_name'),
    email: emailProblem(values.email),
    phone_number: phoneProblem(values.phone_number),
    age: ageProblem(values.age),
    country: missing(values, 'country'),
    role: isOneOf(ROLES, values.role) ? undefined : copy.missing.role,
    availability: isOneOf(AVAILABILITIES, values.availability) ? undefined : copy.missing.availability,
    hours: partTimeProblem(values, 'hours'),
    days: partTimeProblem(values, 'days'),
    cv: cvProblem(values.cv, isCvOptional),
  });
}

/** The request body. The values must have no problems. */
export function toPayload(values: VolunteerValues, captchaToken: string): Payload {
  const { first_name, last_name, email, phone_number, age, country, role, availability } = values;
  const { hours, days } = isPartTime(values) ? values : EMPTY_VALUES;
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    phone_number,
    age: Number(age),
    country,
    role: role as Role,
    availability: availability as Availability,
    ...(hours.trim() !== '' && { hours: Number(hours) }),
    ...(days.trim() !== '' && { days: Number(days) }),
    // An empty one means that the backend has no captcha.
    ...(captchaToken !== '' && { captcha_token: captchaToken }),
  };
}
