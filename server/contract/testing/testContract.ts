import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendError } from '../../http/errorResponses.ts';
import { createUploads, type Uploads } from '../../uploads/uploads.ts';
import { contractRoutes } from '../contractRoutes.ts';
import { parseContract } from '../../../contract/document.ts';
import contractText from './testContract.yaml?raw';
import type { Authenticate, Handlers } from '../types.ts';

type SeenCall = Record<'body' | 'query' | 'path' | 'header' | 'admin', unknown>;

const contract = parseContract(contractText);

const admin = { id: 1, username: 'amina', email: 'amina@kitbridge.example' };
const knowsGoodToken: Authenticate = async (token) => (token === 'good' ? admin : null);

const seen = ({ body, query, path, header, admin: caller }: SeenCall) => ({
  body,
  query,
  path,
  header,
  admin: caller,
});

const handlers = {
  addGift: async (call: SeenCall) => ({ status: 201, body: { seen: seen(call) } }),
  listGifts: async (call: SeenCall) => ({ status: 200, body: { seen: seen(call) } }),
  changeGift: async () => ({ status: 204 }),
  removeGift: async () => ({ status: 204 }),
  limited: async () => ({ status: 204 }),
  moved: async () => ({ status: 303, headers: { Location: '/thankyou' } }),
  sendLetter: async (call: SeenCall) => ({ status: 201, body: { seen: seen(call) } }),
  report: async () => ({ status: 200, contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }),
};

/** The routes of the small contract. The given handlers replace the default ones, which echo their call. */
export async function buildTestContract(
  own: Record<string, (call: SeenCall) => Promise<object>> = {},
  uploads: Uploads = createUploads(join(tmpdir(), `uploads-${randomUUID()}`)),
): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 4000, routerOptions: { ignoreTrailingSlash: true } });
  app.setErrorHandler(sendError);
  await app.register(contractRoutes, {
    prefix: '/backend',
    document: contract,
    handlers: { ...handlers, ...own } as unknown as Handlers,
    authenticate: knowsGoodToken,
    uploads,
    checkResponses: true,
  });
  return app;
}
