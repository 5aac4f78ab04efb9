import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Plugin, ViteDevServer } from 'vite';
import type { OpenDatabase } from '../database/open.ts';
import type * as DevServer from './devServer.ts';

/** Paths that the application handles; Vite serves everything else. */
const APPLICATION = /^\/(backend|sandbox)(\/|\?|$)/;

/** Files whose change rebuilds the application. */
const SOURCES = /^((contract|server)\/.*\.(ts|yaml|css|html)|openapi\.yaml)$/;
const TESTS = /\.test\.ts$/;

/** Keeps the database open while Vite runs, and the application until its sources change. */
class DevApplication {
  readonly #vite: ViteDevServer;
  #database: Promise<OpenDatabase> | null = null;
  #app: Promise<FastifyInstance> | null = null;

  constructor(vite: ViteDevServer) {
    this.#vite = vite;
  }

  /** The application of the current sources. A failure is reported, and the next call tries again. */
  async current(): Promise<FastifyInstance> {
    this.#app ??= this.#build();
    try {
      return await this.#app;
    } catch (error) {
      this.#app = null;
      throw error;
    }
  }

  async discard(): Promise<void> {
    const old = this.#app;
    this.#app = null;
    await (await old?.catch(() => null))?.close();
  }

  async close(): Promise<void> {
    await this.discard();
    await (await this.#database?.catch(() => null))?.close();
    this.#database = null;
  }

  async #build(): Promise<FastifyInstance> {
    const announce = (line: string) => this.#vite.config.logger.info(line);
    const module = (await this.#vite.ssrLoadModule('/server/dev/devServer.ts')) as typeof DevServer;
    this.#database ??= module.openDevDatabase({ announce });
    const database = await this.#database.catch((error: unknown) => {
      this.#database = null;
      throw error;
    });
    return module.buildDevApp(database, { announce, origin: () => this.#origin() });
  }

  #origin(): string {
    return this.#vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://localhost:5173';
  }
}

/**
 * `npm run dev`: the API runs in Vite's process and on its port. A change below `server/` rebuilds the application; the database stays
 * open.
 */
export function apiServer(): Plugin {
  return {
    name: 'api-server',
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: ['**/data/**', '**/build/**'] } } }),
    configureServer(vite) {
      // Storybook and tests mock the API.
      if (vite.config.server.middlewareMode || process.env['VITEST']) return;
      const application = new DevApplication(vite);
      const report = (error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        vite.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      };
      const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (!APPLICATION.test(request.url ?? '')) return next();
        application.current().then(
          (app) => app.routing(request, response),
          (error: unknown) => {
            report(error);
            response.writeHead(503, { 'Content-Type': 'application/json' });
            response.end(
              JSON.stringify({ message: 'The server did not start: see the terminal.', code: 'unavailable' }),
            );
          },
        );
      };
      vite.middlewares.use(handle);
      vite.watcher.on('all', (_event, file) => {
        const name = path.relative(vite.config.root, file).split(path.sep).join('/');
        if (SOURCES.test(name) && !TESTS.test(name)) application.discard().catch(report);
      });
      vite.httpServer?.once('listening', () => void application.current().catch(report));
      vite.httpServer?.once('close', () => void application.close().catch(report));
    },
  };
}
