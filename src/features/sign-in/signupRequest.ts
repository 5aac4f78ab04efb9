import { isEmail } from '@/lib/email';
import { wrongFields, type FieldMessages } from '@/lib/form/messages';
import { copy } from './copy';

/** The values of the signup request. */
export interface SignupRequest {
  fullName: string;
  email: string;
  password: string;
  confirmation: string;
  agrees: boolean;
}

export const EMPTY_REQUEST: SignupRequest = {
  fullName: '',
  email: '',
  password: '',
  confirmation: '',
  agrees: false,
};

const MIN_NAME = 2;
const MIN_PASSWORD = 8;

/** Counts code points, so a simple emoji is one. */
const lengthOf = (text: string) => Array.from(text).length;

const { problems } = copy.request;

function nameProblem(name: string): string | undefined {
  if (name === '') return problems.noName;
  return lengthOf(name) < MIN_NAME ? problems.shortName : undefined;
}

function emailProblem(email: string): string | undefined {
  if (email === '') return problems.noEmail;
  return isEmail(email) ? undefined : problems.badEmail;
}

function passwordProblem(password: string): string | undefined {
  if (password === '') return problems.noPassword;
  return lengthOf(password) < MIN_PASSWORD ? problems.shortPassword : undefined;
}

function confirmationProblem({ password, confirmation }: SignupRequest): string | undefined {
  if (confirmation === '') return problems.noConfirmation;
  return confirmation === password ? undefined : problems.mismatch;
}

/** Finds the problems of each field. */
export function findSignupProblems(request: SignupRequest): FieldMessages<SignupRequest> {
  return wrongFields({
    fullName: nameProblem(request.fullName.trim()),
    email: emailProblem(request.email.trim()),
    password: passwordProblem(request.password),
    confirmation: confirmationProblem(request),
    agrees: request.agrees ? undefined : problems.noTerms,
  });
}

export type Strength = keyof typeof copy.request.strengths;

/** The number of criteria, of five, that a password meets. */
export function scorePassword(password: string): number {
  const criteria = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}]/u];
  const met = criteria.filter((criterion) => criterion.test(password)).length;
  return met + (lengthOf(password) >= MIN_PASSWORD ? 1 : 0);
}

export const MAX_SCORE = 5;
const MEDIUM = 3;

/** At most 2 is weak, 3 medium, 4 or more strong. */
export function strengthOf(score: number): Strength {
  if (score < MEDIUM) return 'weak';
  return score === MEDIUM ? 'medium' : 'strong';
}
