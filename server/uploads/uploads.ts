import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isNotFound } from '../files/isNotFound.ts';
import { createUploadSlots } from './uploadSlots.ts';
import { formRefusals } from './refusals.ts';
import { readForm, type ReadForm } from './readForm.ts';
import type { FormRules } from './formRules.ts';

/** Reads multipart forms. */
export interface Uploads {
  /**
   * Reads a form and passes it to `work`. Files that `work` has not moved are removed afterwards.
   *
   * @param network the sender's network; null for an administrator, who never waits for visitors
   * @throws HttpError 400, 413, 415 or 422 naming the part; 429 when the network is already sending too many forms; 503 when no
   *   slot becomes free in time
   */
  receive<Result>(
    request: IncomingMessage,
    rules: FormRules,
    network: string | null,
    work: (form: ReadForm) => Promise<Result>,
  ): Promise<Result>;
  /** Removes files left by an earlier process. */
  sweep(): Promise<void>;
}

export interface UploadLimits {
  /** How many forms of administrators are read at once. */
  signedIn: number;
  /** How many forms of visitors are read at once. */
  visitors: number;
  /** How many forms of one network are read or waiting. */
  perNetwork: number;
  /** How long a form waits, with its body unread. */
  waitMs: number;
}

const LIMITS: UploadLimits = {
  signedIn: 8,
  // A form needs little memory; the files of all forms can take 400 MB of disk space.
  visitors: 80,
  // A mobile network may put a whole town behind one address.
  perNetwork: 8,
  // The website gives up on a request after twice this time without progress.
  waitMs: 15_000,
};
const MAX_WAITING = 200;
/** Longer than receiving and processing a form can take. */
const ABANDONED_AFTER_MS = 2 * 60 * 60_000;
/** How long the rest of a refused body is read and discarded. */
const DRAIN_MS = 30_000;

/** Browsers show no response when the connection closes while they are still sending. */
function drain(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), DRAIN_MS).unref();
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
 * Reads each form into its own temporary folder.
 *
 * @param folder absolute; created if it does not exist
 * @param limits override the defaults
 */
export function createUploads(folder: string, limits: Partial<UploadLimits> = {}): Uploads {
  const { signedIn, visitors, perNetwork, waitMs } = { ...LIMITS, ...limits };
  const common = { maxWaiting: MAX_WAITING, waitMs };
  const adminSlots = createUploadSlots({ ...common, slots: signedIn, maxPerNetwork: Infinity });
  const visitorSlots = createUploadSlots({ ...common, slots: visitors, maxPerNetwork: perNetwork });

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
      if (mtimeMs < Date.now() - ABANDONED_AFTER_MS)
        await rm(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  return {
    async receive(request, rules, network, work) {
      const reading = () => read(request, rules, work);
      try {
        if (network === null) return await adminSlots('', request, reading);
        return await visitorSlots(network, request, reading);
      } finally {
        drain(request);
      }
    },

    async sweep() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isNotFound(error)) return [];
        throw error;
      });
      await Promise.all(names.map(removeOld));
    },
  };
}
