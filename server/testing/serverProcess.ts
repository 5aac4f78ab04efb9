import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with `main.js`, `adminPassword.js` and `tortureWriter.js`, built for this run. */
    builtServer: string;
  }
}

export interface ServerProcess {
  child: ChildProcess;
  /** The printed address; rejects when the process ends first. */
  ready: Promise<string>;
  /** The exit code and output. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** As in package.json and docs/deployment.md. */
const MEMORY_LIMIT = '--max-old-space-size=256';

const READY = /^Kitbridge is ready at (\S+)$/m;

/** Starts a built server as a process, on a free port unless `env` sets one. */
export function startServerProcess(
  env: Record<string, string>,
  folder: string = inject('builtServer'),
): ServerProcess {
  const child = spawn(process.execPath, [MEMORY_LIMIT, path.join(folder, 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', SAMPLE_DATA: 'no', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      stdout += text.toString();
      const address = READY.exec(stdout)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('close', () => reject(new Error(`The server ended before it was ready: ${stderr}`)));
  });
  // Avoids an unhandled rejection when only `ended` is awaited.
  ready.catch(() => {});
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
  return { child, ready, ended };
}
