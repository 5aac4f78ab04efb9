import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isMissing } from '../files/isMissing.ts';
import { createPlaces, type Places } from './places.ts';
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
   * @throws HttpError 400, 413, 415 or 422 naming the part; 429 for a visitor whose network sends many forms already, 503 for
   *   anybody who finds no place
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

/** How many forms are read at the same time, and how long others wait for a place. */
export interface UploadLimits extends Pick<Places, 'perNetwork' | 'waitMs'> {
  signedIn: number;
  visitors: number;
}

const LIMITS: UploadLimits = {
  signedIn: 8,
  // They cost little memory, and a disk's room: together some 400 MB.
  visitors: 80,
  /** Of one network, which may be that of a whole town's mobile phones. */
  perNetwork: 8,
  /** Half of the time after which the website gives up a request that does not move. */
  waitMs: 15_000,
};
const MOST_IN_LINE = 200;
/** Longer than any form may take to come and to be worked on. */
const LEFT_AFTER_MS = 2 * 60 * 60_000;
/** How long the rest of a refused body is read and forgotten, so that the client gets to read why. */
const FAREWELL_MS = 30_000;

/** A connection that is closed on a client that still sends takes the answer with it. */
function forgetRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), FAREWELL_MS).unref();
  request.once('close', () => clearTimeout(timer));
  request.resume();
}

async function readInto(own: string, request: IncomingMessage, rules: FormRules): Promise<ReadForm> {
  const { 'content-type': type } = request.headers;
  if (type === undefined) throw formRefusals.notForm();
  await mkdir(own, { recursive: true, mode: 0o700 });
  return readForm({ headers: { ...request.headers, 'content-type': type }, body: request }, rules, own);
}

/**
 * Receives forms with files into a folder of their own each, which goes with the form.
 *
 * @param folder absolute; made where it is not there
 * @param limits how many may be received at once; absent ones are the usual
 */
export function createUploads(folder: string, limits: Partial<UploadLimits> = {}): Uploads {
  const { signedIn, visitors, perNetwork, waitMs } = { ...LIMITS, ...limits };
  const inLine = MOST_IN_LINE;
  const ofSignedIn = createPlaces({ places: signedIn, perNetwork: Infinity, inLine, waitMs });
  const ofVisitors = createPlaces({ places: visitors, perNetwork, inLine, waitMs });

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
      if (!isMissing(error)) throw error;
    }
  }

  return {
    async receive(request, rules, network, work) {
      const reading = () => read(request, rules, work);
      try {
        if (network === null) return await ofSignedIn('', request, reading);
        return await ofVisitors(network, request, reading);
      } finally {
        forgetRest(request);
      }
    },

    async sweep() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      await Promise.all(names.map(removeOld));
    },
  };
}
