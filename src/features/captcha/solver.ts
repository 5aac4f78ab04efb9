import { solveChallengeWorkers, type Challenge } from 'altcha-lib';
import { withTimeout } from './withTimeout';

const MAX_WORKERS = 8;
const TIMEOUT_MS = 90_000;

const createWorker = () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });

/** Resolves with the worker's first message, sent once its script has loaded. */
const readiness = (worker: Worker, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', () => reject(new Error('A worker did not start.')), { once: true });
    signal.addEventListener('abort', () => reject(new Error('It was stopped.')));
  });

async function startWorkers(count: number, signal: AbortSignal): Promise<Worker[]> {
  const workers = Array.from({ length: count }, createWorker);
  try {
    await withTimeout(Promise.all(workers.map((worker) => readiness(worker, signal))));
    return workers;
  } catch (failure) {
    for (const worker of workers) worker.terminate();
    throw failure;
  }
}

/**
 * Solves a challenge in workers.
 *
 * @returns the token for the backend
 * @throws when the workers' script cannot be loaded, there is no solution within a minute and a half, or `signal`
 *   aborts
 */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const concurrency = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2);
  const workers = await startWorkers(concurrency, signal);
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    createWorker: () => workers.pop() as Worker,
    // Memory-hard algorithms would need fewer workers; this one is not.
    onOutOfMemory: () => 0,
    concurrency,
    timeout: TIMEOUT_MS,
  });
  if (solution === null) throw new Error('The challenge was not solved.');
  const { parameters, signature } = challenge;
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}
