import type { Schemas } from '@/api/types';
import { isEmail } from '@/lib/email';
import { AVAILABILITIES, ROLES } from '@/lib/volunteers';
import { findCvProblem } from './cv';
import { copy } from './copy';

type Payload = Schemas['VolunteerPayload'];
export type Role = Payload['role'];
export type Availability = Payload['availability'];

/** The fields for text and choices in the order of the screen, by the names of the contract and of the page's controls. */
export const TEXT_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'country',
  'phone_number',
  'age',
  'role',
  'availability',
  'hours',
  'days',
] as const satisfies readonly (keyof Payload)[];
export const CV_FIELD = 'cv';
export const FIELDS = [...TEXT_FIELDS, CV_FIELD] as const;

export type TextField = (typeof TEXT_FIELDS)[number];
export type Field = (typeof FIELDS)[number];

/** The form as it stands on the screen: what was typed and chosen, the CV apart. */
export type VolunteerForm = Readonly<Record<TextField, string>>;

/** What stands at each field, where something is wrong with it. */
export type FieldMessages = Partial<Record<Field, string>>;

export const EMPTY_FORM: VolunteerForm = {
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
};

export const AGE = { min: 16, max: 120 };
export const HOURS = { min: 1, max: 24 };
export const DAYS = { min: 1, max: 7 };
export const MAX_LENGTH = { name: 100, email: 254, phone: 20 };
const MIN_PHONE_DIGITS = 5;

/** Hours and days are asked for, and sent, with part-time alone. */
export const isPartTime = ({ availability }: VolunteerForm) => availability === 'part-time';

const isOneOf = <Value extends string>(list: readonly Value[], text: string): text is Value =>
  (list as readonly string[]).includes(text);

/** The digits of what was typed or pasted, with the zeros that they begin with. */
export const toPhoneNumber = (text: string) => text.replaceAll(/\D/g, '').slice(0, MAX_LENGTH.phone);

function readWhole(text: string, { min, max }: { min: number; max: number }) {
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
  return problems[readWhole(age, AGE)];
}

function partTimeProblem(form: VolunteerForm, field: 'hours' | 'days'): string | undefined {
  if (!isPartTime(form) || form[field].trim() === '') return undefined;
  const range = field === 'hours' ? HOURS : DAYS;
  return readWhole(form[field], range) === 'within' ? undefined : copy.wrong[field];
}

const missing = (form: VolunteerForm, field: TextField & keyof typeof copy.missing) =>
  form[field].trim() === '' ? copy.missing[field] : undefined;

function cvProblem(cv: File | null, isOptional: boolean): string | undefined {
  if (cv) return findCvProblem(cv);
  return isOptional ? undefined : copy.missing.cv;
}

/** What keeps the application from being sent, field by field; the captcha apart. */
export function findProblems(form: VolunteerForm, cv: File | null, isCvOptional = false): FieldMessages {
  const problems: Record<Field, string | undefined> = {
    first_name: missing(form, 'first_name'),
    last_name: missing(form, 'last_name'),
    email: emailProblem(form.email),
    phone_number: phoneProblem(form.phone_number),
    age: ageProblem(form.age),
    country: missing(form, 'country'),
    role: isOneOf(ROLES, form.role) ? undefined : copy.missing.role,
    availability: isOneOf(AVAILABILITIES, form.availability) ? undefined : copy.missing.availability,
    hours: partTimeProblem(form, 'hours'),
    days: partTimeProblem(form, 'days'),
    cv: cvProblem(cv, isCvOptional),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined));
}

/** The body of the application. The form must be without problems. */
export function toPayload(form: VolunteerForm, captchaToken: string): Payload {
  const { first_name, last_name, email, phone_number, age, country, role, availability, hours, days } = form;
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    phone_number,
    age: Number(age),
    country,
    role: role as Role,
    availability: availability as Availability,
    ...(isPartTime(form) && hours.trim() !== '' && { hours: Number(hours) }),
    ...(isPartTime(form) && days.trim() !== '' && { days: Number(days) }),
    // An empty one means that the backend has no captcha.
    ...(captchaToken !== '' && { captcha_token: captchaToken }),
  };
}
