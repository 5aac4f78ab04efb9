import type { Challenge } from 'altcha-lib';
import { api, readOrThrow } from '@/api/client';
import { ApiError, toApiError } from '@/api/errors';
import type { CaptchaAction } from '@/api/types';
import { solve } from './solver';

/** Expires this long before the backend's limit, so that the form still arrives in time. */
const MARGIN_MS = 15_000;

interface Completion {
  /** Aborts the work, and later the expiry timer. */
  signal: AbortSignal;
  /** Called shortly before the token expires, even while it is being solved; never where its end is unknown. */
  onExpired: () => void;
}

const TEXTS = ['algorithm', 'nonce', 'salt', 'keyPrefix'];

function isChallenge(body: unknown): body is Challenge {
  const { parameters } = (body ?? {}) as Partial<Challenge>;
  if (typeof parameters !== 'object' || parameters === null) return false;
  const values = parameters as unknown as Record<string, unknown>;
  return TEXTS.every((name) => typeof values[name] === 'string');
}

/** How long the token is valid, by the server's clock, because a visitor's may be hours off. */
function lifetimeOf({ parameters: { expiresAt } }: Challenge, dateHeader: string | null): number | undefined {
  if (expiresAt === undefined) return undefined;
  const serverNow = Date.parse(dateHeader ?? '');
  const lifetimeMs = expiresAt * 1000 - (Number.isNaN(serverNow) ? Date.now() : serverNow);
  return lifetimeMs > 0 ? lifetimeMs : undefined;
}

function expireAfter(lifetimeMs: number, { signal, onExpired }: Completion): void {
  const timer = setTimeout(onExpired, Math.max(0, lifetimeMs - MARGIN_MS));
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** A backend without a captcha responds with 404 or 501. */
const hasNoCaptcha = (failure: unknown) => [404, 501].includes(toApiError(failure).status ?? 0);

/**
 * Requests a challenge and solves it.
 *
 * @returns the token for the backend; empty when it has no captcha
 * @throws when there is no challenge, it cannot be solved, or `signal` aborts
 */
export async function completeCaptcha(action: CaptchaAction, completion: Completion): Promise<string> {
  const { signal } = completion;
  const call = api.GET('/api/captcha/challenge', { params: { query: { action } }, signal });
  let challenge: unknown;
  try {
    challenge = await readOrThrow(call);
  } catch (failure) {
    if (hasNoCaptcha(failure)) return '';
    throw failure;
  }
  if (!isChallenge(challenge)) throw new ApiError('malformed');
  const lifetimeMs = lifetimeOf(challenge, (await call).response.headers.get('Date'));
  // Before solving, which takes a slow phone part of that time.
  if (lifetimeMs !== undefined) expireAfter(lifetimeMs, completion);
  return solve(challenge, signal);
}
