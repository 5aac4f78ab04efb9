import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Domain } from './domain.ts';

export interface AppOptions {
  config: Config;
  domain: Domain;
  /** The folder of the built website; null where something else serves it (development, tests of the API). */
  siteDirectory: string | null;
  /** Answers that break the contract become errors. For tests. */
  checkResponses?: boolean;
}

/** Builds the application without listening. The caller closes it. */
export async function buildApp({ domain }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  await app.register(domain.pages);
  return app;
}
