import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { tooManyRequests } from '../http/errors.ts';
import { formRefusals } from './refusals.ts';
import { readForm, type ReadForm } from './readForm.ts';
import type { FormRules } from './formRules.ts';

/** Reads forms with files into a folder of the data folder. */
export interface Uploads {
  /**
   * Reads a form and hands it to `work`. The files are removed when `work` has ended, however it ended; a file that shall
   * stay must have been moved away by then.
   *
   * @param network where a visitor sends it from; null for somebody who is signed in, and never waits for visitors
   * @throws HttpError 400, 413, 415 or 422 naming the part; 429 for a visitor whose network sends many forms already
   */
  receive<Result>(
    request: IncomingMessage,
    rules: FormRules,
    network: string | null,
    work: (form: ReadForm) => Promise<Result>,
  ): Promise<Result>;
  /** Removes what a process left that ended while it read a form. */
  sweep(): Promise<void>;
}

/** How many forms are read at the same time; more wait, with their bodies unread. */
export interface UploadLimits {
  signedIn: number;
  visitors: number;
  /** Of one network, which may be that of a whole town's mobile phones. More are refused. */
  perNetwork: number;
}

const LIMITS: UploadLimits = { signedIn: 8, visitors: 32, perNetwork: 8 };
/** After which a visitor is told to try again. */
const RETRY_SECONDS = 30;
/** Longer than any form may take to come and to be worked on. */
const LEFT_AFTER_MS = 2 * 60 * 60_000;
/** How long the rest of a refused body is read and forgotten, so that the client gets to read why. */
const FAREWELL_MS = 30_000;

/** Lets a number of tasks run at once; the others wait in line. */
function places(number: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const line: (() => void)[] = [];
  let free = number;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Refuses a task where so many of the same network are under way or wait. */
function perNetwork(limit: number) {
  const underWay = new Map<string, number>();
  return async <Result>(network: string, task: () => Promise<Result>): Promise<Result> => {
    const others = underWay.get(network) ?? 0;
    if (others >= limit) throw tooManyRequests(RETRY_SECONDS);
    underWay.set(network, others + 1);
    try {
      return await task();
    } finally {
      const left = (underWay.get(network) ?? 1) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    }
  };
}

/** A connection that is closed on a client that still sends takes the answer with it. */
function forgetRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), FAREWELL_MS).unref();
  request.once('close', () => clearTimeout(timer));
  request.resume();
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readInto(own: string, request: IncomingMessage, rules: FormRules): Promise<ReadForm> {
  const { 'content-type': type } = request.headers;
  if (type === undefined) throw formRefusals.notForm();
  await mkdir(own, { recursive: true, mode: 0o700 });
  return readForm({ headers: { ...request.headers, 'content-type': type }, body: request }, rules, own);
}

export function createUploads(folder: string, limits: Partial<UploadLimits> = {}): Uploads {
  const { signedIn, visitors, perNetwork: limit } = { ...LIMITS, ...limits };
  const ofSignedIn = places(signedIn);
  const ofVisitors = places(visitors);
  const ofNetwork = perNetwork(limit);

  async function read<Result>(
    request: IncomingMessage,
    rules: FormRules,
    work: (form: ReadForm) => Promise<Result>,
  ): Promise<Result> {
    const own = join(folder, randomUUID());
    try {
      return await work(await readInto(own, request, rules));
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  }

  async function removeOld(name: string): Promise<void> {
    try {
      const { mtimeMs } = await stat(join(folder, name));
      if (mtimeMs < Date.now() - LEFT_AFTER_MS)
        await rm(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  return {
    async receive(request, rules, network, work) {
      const reading = () => read(request, rules, work);
      try {
        if (network === null) return await ofSignedIn(reading);
        return await ofNetwork(network, () => ofVisitors(reading));
      } finally {
        forgetRest(request);
      }
    },

    async sweep() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isGone(error)) return [];
        throw error;
      });
      await Promise.all(names.map(removeOld));
    },
  };
}
