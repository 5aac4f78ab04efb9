import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Authenticate, Handlers } from './contract/types.ts';
import type { Database } from './database/tables.ts';
import { unavailable } from './http/errors.ts';

/** What the rooms of the domain are given to work with. */
export interface DomainDependencies {
  config: Config;
  db: Kysely<Database>;
  /** The website's public origin, without a slash at the end. A function: the port may be known only after listening. */
  origin: () => string;
  log: FastifyBaseLogger;
}

/** What the domain hands back to the application. */
export interface Domain {
  handlers: Handlers;
  authenticate: Authenticate;
  /** Routes outside the contract, such as the sandbox's checkout page. */
  pages: FastifyPluginAsync;
}

/** Wires the rooms of the domain together. Makes no call to the database by itself. */
export function createDomain({ db }: DomainDependencies): Domain {
  return {
    handlers: {
      wakeUp: async ({ log }) => {
        try {
          await db.selectFrom('setting').select('name').limit(1).execute();
        } catch (error) {
          log.error(error);
          throw unavailable();
        }
        return { status: 200, body: { status: 'ok' } };
      },
    },
    authenticate: async () => null,
    pages: async () => {},
  };
}

/**
 * Runs once per start, after the migrations and before the first request: sample data, secrets, and whatever else must
 * be there. It must do nothing the second time.
 *
 * @param announce prints one line for the person who started the server
 */
export async function prepareDomain(
  _dependencies: DomainDependencies,
  _announce: (line: string) => void,
): Promise<void> {}
