import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import type { operations } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import { validationFailed, type HttpError } from '../http/errors.ts';
import { markUsed } from './usedCaptchas.ts';

/** The form a challenge is issued for. */
export type CaptchaAction = operations['getCaptchaChallenge']['parameters']['query']['action'];

/** Issues challenges for public forms and checks their solutions. A different captcha provider implements the same interface. */
export interface Captcha {
  challenge(action: CaptchaAction): Promise<Challenge>;
  /**
   * Checks a token without spending it.
   *
   * @returns a function that spends the token. Call it in the transaction that stores the form, so that a token passes only once
   * across all processes.
   * @throws HttpError 422 `captcha_failed` when the token is missing, forged, expired or issued for another form
   */
  check(token: string | undefined, action: CaptchaAction): Promise<SpendCaptcha>;
}

/**
 * @param usedFor identifies the request, for clients that retry because the response was lost; stored as a keyed digest
 * @returns false when the same request already spent the token
 * @throws HttpError 422 `captcha_failed` when something else already spent the token
 */
export type SpendCaptcha = (db: Kysely<Database>, usedFor?: string) => Promise<boolean>;

interface CaptchaOptions {
  /** At least 32 characters, kept private. The keys for signatures and digests are derived from it. */
  secret: string;
  /** The lifetime for every form; by default, forms with a file get a longer one. */
  lifetimeMs?: number;
  /** How many keys a browser has to try: a random number between `min` and `max`. */
  tries?: { min: number; max: number };
}

const ALGORITHM = 'PBKDF2/SHA-256';
/** PBKDF2 iterations per key. With the default tries, a browser needs 0.6 to 1 second and the server checks one key. */
const COST = 2000;
const TRIES = { min: 1000, max: 3000 };
/** Uploading an application may take 15 minutes, and the token is checked after the CV has arrived. */
const LIFETIMES_MS: Readonly<Record<CaptchaAction, number>> = {
  subscribe: 10 * 60_000,
  volunteer: 30 * 60_000,
  donation: 10 * 60_000,
};

// Screens look for "exists" and "invalid" in messages, so neither word may appear here.
const FAILURES = {
  missing: 'Please complete the captcha.',
  wrong: 'The captcha could not be verified. Please complete it again.',
  expired: 'The captcha has expired. Please complete it again.',
  used: 'The captcha has already been used. Please complete it again.',
} as const;

const failed = (reason: keyof typeof FAILURES): HttpError =>
  validationFailed(FAILURES[reason], [{ field: 'captcha_token', message: `is ${reason}` }], 'captcha_failed');

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

/** Decodes a widget's token; undefined when it is malformed. */
function readToken(token: string): Payload | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return isPayload(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A self-hosted proof-of-work captcha: no third party, and the browser does the work instead of the visitor. */
export function createCaptcha({ secret, lifetimeMs, tries = TRIES }: CaptchaOptions): Captcha {
  const secrets = {
    hmacSignatureSecret: derivedSecret(secret, 'challenge'),
    hmacKeySignatureSecret: derivedSecret(secret, 'key'),
  };
  const useSecret = derivedSecret(secret, 'use');
  // Keyed, because a plain digest of an email address could be found by guessing.
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
