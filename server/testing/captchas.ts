import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createCaptcha, type CaptchaAction } from '../captcha/captcha.ts';
import { testConfig } from './testApp.ts';

/** Solves a challenge as the widget does; returns its token. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge has no solution.');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A token that the server under test accepts once, from an easier challenge than real ones. */
export async function captchaToken(
  action: CaptchaAction,
  { lifetimeMs, secret = testConfig().authSecret ?? '' }: { lifetimeMs?: number; secret?: string } = {},
): Promise<string> {
  const captcha = createCaptcha({
    secret,
    tries: { min: 1, max: 3 },
    ...(lifetimeMs !== undefined && { lifetimeMs }),
  });
  return solve(await captcha.challenge(action));
}
