import { solveChallengeWorkers, type Challenge } from 'altcha-lib';

const MAX_WORKERS = 8;
const TIMEOUT_MS = 90_000;

const createWorker = () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });

/**
 * Works a challenge out, off the page's own thread.
 *
 * @returns the token that the backend takes
 * @throws when there is no solution within a minute and a half, or `signal` says stop
 */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    createWorker,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2),
    timeout: TIMEOUT_MS,
  });
  if (solution === null) throw new Error('The challenge was not solved.');
  const { parameters, signature } = challenge;
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}
