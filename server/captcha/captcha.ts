import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import type { operations } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import { ruleBroken, type HttpError } from '../http/errors.ts';
import { markUsed } from './usedCaptchas.ts';

/** The form that a challenge is made for. */
export type CaptchaAction = operations['getCaptchaChallenge']['parameters']['query']['action'];

/** Hands out challenges for public forms and checks their solutions. Another kind of captcha has the same two sides. */
export interface Captcha {
  challenge(action: CaptchaAction): Promise<Challenge>;
  /**
   * Looks at a token without using it up.
   *
   * @returns uses it up, where it is handed a transaction together with what is stored for it; the same token never passes
   * twice, whichever process it is sent to
   * @throws HttpError 422 `captcha_failed` when the token is missing, forged, for another form or expired
   */
  check(token: string | undefined, action: CaptchaAction): Promise<SpendCaptcha>;
}

/**
 * @param usedFor what the token is used for, where the answer to the same request may have been lost; a digest of it is
 * kept, which nobody can make without the server's secret
 * @returns false when it was used already, for the same
 * @throws HttpError 422 `captcha_failed` when the token was used already
 */
export type SpendCaptcha = (db: Kysely<Database>, usedFor?: string) => Promise<boolean>;

interface CaptchaOptions {
  /** At least 32 characters that nobody else knows. What signs the challenges and keys the digests is derived from it. */
  secret: string;
  /** The same for every form; by default a form with a file gets more. */
  lifetimeMs?: number;
  /** How many keys a browser has to try: a random number from `min` to `max`. */
  tries?: { min: number; max: number };
}

const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations for each key. With the default tries a browser needs 0.6 to 1 second, and the server one key. */
const COST = 2000;
const TRIES = { min: 1000, max: 3000 };
/** An application may be under way for a quarter of an hour, and its token is looked at when the whole CV is there. */
const LIFETIMES_MS: Readonly<Record<CaptchaAction, number>> = {
  subscribe: 10 * 60_000,
  volunteer: 30 * 60_000,
  donation: 10 * 60_000,
};

// Screens look for "exists" and "invalid" in a message, so neither word may stand here.
const FAILURES = {
  missing: 'Please complete the captcha.',
  wrong: 'The captcha could not be verified. Please complete it again.',
  expired: 'The captcha has expired. Please complete it again.',
  used: 'The captcha was already used. Please complete it again.',
} as const;

const failed = (reason: keyof typeof FAILURES): HttpError =>
  ruleBroken(FAILURES[reason], [{ field: 'captcha_token', message: `is ${reason}` }], 'captcha_failed');

const derivedSecret = (secret: string, use: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `kitbridge captcha ${use}`, 32)).toString('hex');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPayload(value: unknown): value is Payload {
  if (!isRecord(value)) return false;
  const { challenge, solution } = value;
  return (
    isRecord(challenge) &&
    isRecord(challenge['parameters']) &&
    typeof challenge['signature'] === 'string' &&
    isRecord(solution)
  );
}

/** What a widget packed into its token; undefined when it is none. */
function readToken(token: string): Payload | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return isPayload(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A proof-of-work captcha of our own: it asks nobody outside, and the browser works instead of the visitor. */
export function createCaptcha({ secret, lifetimeMs, tries = TRIES }: CaptchaOptions): Captcha {
  const secrets = {
    hmacSignatureSecret: derivedSecret(secret, 'challenge'),
    hmacKeySignatureSecret: derivedSecret(secret, 'key'),
  };
  const useSecret = derivedSecret(secret, 'use');
  // Of an address a digest without a key could be found by trying addresses out.
  const digestOf = (use: string) => createHmac('sha256', useSecret).update(use).digest('base64url');

  const check: Captcha['check'] = async (token, action) => {
    if (token === undefined || token === '') throw failed('missing');
    const payload = readToken(token);
    if (!payload) throw failed('wrong');
    const { challenge, solution } = payload;
    const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    if (expired) throw failed('expired');
    const { nonce, data, expiresAt } = challenge.parameters;
    if (!verified || data?.['action'] !== action || expiresAt === undefined) throw failed('wrong');
    return async (store, usedFor) => {
      const use = await markUsed(store, {
        nonce,
        expiresAt: new Date(expiresAt * 1000),
        usedFor: usedFor === undefined ? undefined : digestOf(usedFor),
      });
      if (use === 'another') throw failed('used');
      return use === 'first';
    };
  };

  return {
    challenge: (action) =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(tries.min, tries.max + 1),
        deriveKey,
        data: { action },
        expiresAt: new Date(Date.now() + (lifetimeMs ?? LIFETIMES_MS[action])),
        ...secrets,
      }),

    check,
  };
}
