import { join } from 'node:path';
import { readConfig } from './config.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { printFailure, StartupProblem } from './startupProblem.ts';

/** How long running requests may take to finish. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

const announce = (line: string) => void process.stdout.write(`${line}\n`);

function giveUp(error: unknown): never {
  printFailure(error);
  process.exit(1);
}

/** Ctrl+C under npm may arrive twice: from the terminal and from npm. */
const SAME_PRESS_MS = 500;

function stopOnSignals(server: RunningServer): void {
  let stoppedAt: number | null = null;
  const stop = () => {
    if (stoppedAt !== null && performance.now() - stoppedAt > SAME_PRESS_MS) process.exit(1);
    if (stoppedAt !== null) return;
    stoppedAt = performance.now();
    setTimeout(
      () => giveUp(new StartupProblem('Requests did not end in time.')),
      SHUTDOWN_TIMEOUT_MS,
    ).unref();
    server.close().then(() => process.exit(0), giveUp);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  const server = await startServer({
    config: readConfig(process.env),
    siteDirectory: join(import.meta.dirname, '..', 'client'),
    announce,
  });
  stopOnSignals(server);
  announce(`Kitbridge is ready at ${server.address}`);
} catch (error) {
  giveUp(error);
}
