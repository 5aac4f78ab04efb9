import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { firstAdminHint } from './auth/firstAdmin.ts';
import type { Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import type { OpenDatabase } from './database/open.ts';
import { openConfigured } from './database/openConfigured.ts';
import { prepareDomain } from './domain.ts';
import { StartupProblem } from './startupProblem.ts';

export interface RunningServer {
  /** The address for a person on this machine: `http://127.0.0.1:3000`. */
  address: string;
  /** Stops accepting requests, completes running ones and closes the database. */
  close(): Promise<void>;
}

interface StartOptions {
  config: Config;
  /** The folder of the built website; may be missing. */
  siteDirectory: string;
  /** Prints a line for the person who started the server. */
  announce: (line: string) => void;
}

/** Until the application provides its log. */
const toConsole = (error: Error): void => console.error(error.message);

const EVERYWHERE = new Set(['0.0.0.0', '::']);

function localAddress(host: string, port: number): string {
  const name = EVERYWHERE.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function explainListenError(error: unknown, { host, port }: Config): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartupProblem(
        `Port ${port} on ${host} is taken by another program. Set PORT to another one.`,
      );
    case 'EACCES':
      return new StartupProblem(
        `This user is not allowed to use port ${port} on ${host}. Set PORT to another one.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupProblem(`${host} is not an address of this machine. See HOST.`);
    default:
      return error;
  }
}

/**
 * Opens and migrates the database, prepares the domain and listens.
 *
 * @throws StartupProblem for problems outside the server
 */
export async function startServer({ config, siteDirectory, announce }: StartOptions): Promise<RunningServer> {
  const site = existsSync(siteDirectory) ? siteDirectory : null;
  if (site === null) announce('The website is not built, so only the API is available. Run: npm run build');
  let report = toConsole;
  const database = await openConfigured(config, (error) => report(error), announce);
  try {
    await migrate(database.db);
    let address = '';
    const origin = () => config.publicUrl ?? address;
    const app = await buildApp({ config, db: database.db, origin, siteDirectory: site });
    report = (error) => app.log.error(error);
    await prepareDomain({ config, db: database.db, log: app.log }, announce);
    address = await listen(app, config);
    const hint = await firstAdminHint(database.db, { ...config, origin: origin() });
    if (hint !== null) announce(hint);
    return { address, close: () => closeBoth(app, database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw explainListenError(error, config);
  }
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  return localAddress(config.host, port);
}

async function closeBoth(app: FastifyInstance, database: OpenDatabase): Promise<void> {
  await app.close();
  await database.close();
}
