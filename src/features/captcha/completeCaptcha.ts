import type { Challenge } from 'altcha-lib';
import { api, readOrThrow } from '@/api/client';
import { ApiError, toApiError } from '@/api/errors';
import type { CaptchaAction } from '@/api/types';
import { solve } from './solver';

/** A captcha that is done. */
export interface CompletedCaptcha {
  /** What the backend wants to see; empty when it has no captcha. */
  token: string;
  /** How long the backend takes it, in milliseconds; undefined where that is not known. */
  lifetimeMs: number | undefined;
}

const TEXTS = ['algorithm', 'nonce', 'salt', 'keyPrefix'];

function isChallenge(body: unknown): body is Challenge {
  const { parameters } = (body ?? {}) as Partial<Challenge>;
  if (typeof parameters !== 'object' || parameters === null) return false;
  const values = parameters as unknown as Record<string, unknown>;
  return TEXTS.every((name) => typeof values[name] === 'string');
}

/** By the server's clock, because a visitor's may be wrong by hours. */
function lifetimeOf({ parameters: { expiresAt } }: Challenge, dateHeader: string | null): number | undefined {
  if (expiresAt === undefined) return undefined;
  const serverNow = Date.parse(dateHeader ?? '');
  const lifetimeMs = expiresAt * 1000 - (Number.isNaN(serverNow) ? Date.now() : serverNow);
  return lifetimeMs > 0 ? lifetimeMs : undefined;
}

const NO_CAPTCHA: CompletedCaptcha = { token: '', lifetimeMs: undefined };

/** A backend without a captcha has nothing at this address. */
const hasNoCaptcha = (failure: unknown) => [404, 501].includes(toApiError(failure).status ?? 0);

/**
 * Asks for a challenge and works it out.
 *
 * @throws when there is no challenge, it cannot be solved, or `signal` says stop
 */
export async function completeCaptcha(action: CaptchaAction, signal: AbortSignal): Promise<CompletedCaptcha> {
  const call = api.GET('/api/captcha/challenge', { params: { query: { action } }, signal });
  let challenge: unknown;
  try {
    challenge = await readOrThrow(call);
  } catch (failure) {
    if (hasNoCaptcha(failure)) return NO_CAPTCHA;
    throw failure;
  }
  if (!isChallenge(challenge)) throw new ApiError('malformed');
  const lifetimeMs = lifetimeOf(challenge, (await call).response.headers.get('Date'));
  return { token: await solve(challenge, signal), lifetimeMs };
}
