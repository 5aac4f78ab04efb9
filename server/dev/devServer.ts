import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openConfigured } from '../database/openConfigured.ts';
import { prepareDomain } from '../domain.ts';

interface DevOptions {
  announce: (line: string) => void;
  origin: () => string;
}

/** Opens the same database as `npm start`, once for as long as Vite runs. */
export function openDevDatabase({ announce }: Pick<DevOptions, 'announce'>): Promise<OpenDatabase> {
  return openConfigured(readConfig(process.env), (error) => console.error(error.message), announce);
}

/** Shows only errors on the console, instead of the server's full log. */
const quiet = (config: Config): Config => ({
  ...config,
  logLevel: process.env['LOG_LEVEL'] ? config.logLevel : 'warn',
});

/** Builds the application from the current sources, on an open database. Vite serves the website. */
export async function buildDevApp(
  { db }: OpenDatabase,
  { announce, origin }: DevOptions,
): Promise<FastifyInstance> {
  const config = quiet(readConfig(process.env));
  await migrate(db);
  const app = await buildApp({ config, db, origin, siteDirectory: null, checkResponses: true });
  await prepareDomain({ config, db, log: app.log }, announce);
  await app.ready();
  return app;
}
