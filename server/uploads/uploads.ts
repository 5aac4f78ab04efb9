import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { formRefusals } from './refusals.ts';
import { readForm, type ReadForm } from './readForm.ts';
import type { FormRules } from './formRules.ts';

/** Reads forms with files into a folder of the data folder. */
export interface Uploads {
  /**
   * Reads a form and hands it to `work`. The files are removed when `work` has ended, however it ended; a file that shall
   * stay must have been moved away by then.
   *
   * @throws HttpError 400, 413, 415 or 422 naming the part
   */
  receive<Result>(
    request: IncomingMessage,
    rules: FormRules,
    work: (form: ReadForm) => Promise<Result>,
  ): Promise<Result>;
  /** Removes what a process left that ended while it read a form. */
  sweep(): Promise<void>;
}

/** Forms that are read at the same time; more wait, with their bodies unread. */
const AT_ONCE = 32;
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

export function createUploads(folder: string, atOnce = AT_ONCE): Uploads {
  const inPlace = places(atOnce);

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
    receive: (request, rules, work) =>
      inPlace(async () => {
        const own = join(folder, randomUUID());
        try {
          return await work(await readInto(own, request, rules));
        } finally {
          forgetRest(request);
          await rm(own, { recursive: true, force: true });
        }
      }),

    async sweep() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isGone(error)) return [];
        throw error;
      });
      await Promise.all(names.map(removeOld));
    },
  };
}
