import { join } from 'node:path';
import { hashPassword } from '../auth/passwords.ts';
import type { Config } from '../config.ts';
import type { Operation, OperationId } from '../../contract/document.ts';
import { createFileStore } from '../files/fileStore.ts';
import { captchaToken } from './captchas.ts';
import { callOf, exampleBody, operationNamed, type CallChanges, type ContractCall } from './contractCalls.ts';
import { createSignedLinks } from '../signedLinks.ts';
import { pdf } from './documents.ts';
import { addProject, completeGift, ngnGift, setRate, startGift, type DomainServer } from './domainServer.ts';
import { drawPicture } from './pictures.ts';

export interface RecipeContext {
  server: DomainServer;
  config: Config;
  /** Headers of a signed-in call. */
  signedIn: Record<string, string>;
}

/** Prepares the data that a call needs to succeed, and returns the changes to the examples. */
type Recipe = (context: RecipeContext) => Promise<CallChanges>;

const PASSWORD = 'a long pass phrase';

let names = 0;
/** A unique name. */
const newName = () => `name${(names += 1)}`;

const asProject: Recipe = async ({ server }) => ({ path: { id: await addProject(server) } });

async function picturePart(name: string) {
  const content = await drawPicture(64, 48).jpeg().toBuffer();
  return { name, content, filename: 'photo.jpg', type: 'image/jpeg' };
}

async function application(): Promise<CallChanges> {
  const { payload } = exampleBody(operationNamed('applyAsVolunteer')) as { payload: object };
  return {
    body: { ...payload, captcha_token: await captchaToken('volunteer') },
    files: [{ name: 'cv', content: pdf, filename: 'cv.pdf', type: 'application/pdf' }],
  };
}

/** Applies and returns the new row as an administrator sees it. */
async function applied(context: RecipeContext): Promise<{ id: number; cv: string }> {
  const { app } = context.server;
  const operation = operationNamed('applyAsVolunteer');
  await app.inject(callOf(operation, await application()));
  const list = await app.inject({ url: '/backend/api/volunteer/', headers: context.signedIn });
  const { data = [] } = list.json<{ data?: { id: number; cv: string }[] }>();
  return data[0] ?? { id: 1, cv: '' };
}

/** Completes a monthly donation and returns its gift's id and token. */
async function monthlyGift({ server }: RecipeContext): Promise<{ id: number; token: string }> {
  // One email may start only some donations in an hour.
  const donor_email = `${newName()}@donors.example`;
  const { monthly_gift_token: token = '' } = await completeGift(server, { ...ngnGift, donor_email });
  return { id: Number.parseInt(token, 10), token };
}

const asMonthlyGift: Recipe = async (context) => ({ path: { id: (await monthlyGift(context)).id } });
const asOwnMonthlyGift: Recipe = async (context) => ({ path: { token: (await monthlyGift(context)).token } });

/** Completes a donation and returns a token for it. */
async function tokenOf({ server, config }: RecipeContext, purpose: 'gift' | 'receipt'): Promise<string> {
  const { reference } = await completeGift(server, { donor_email: `${newName()}@donors.example` });
  const { id } = await server.db
    .selectFrom('donation')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return createSignedLinks(config.authSecret ?? '')[purpose].tokenOf(id);
}

/** How to make a call succeed when the examples are not enough. Operations that need nothing are omitted. */
const RECIPES: Partial<Record<OperationId, Recipe>> = {
  login: async ({ server }) => {
    const username = newName();
    const password_hash = await hashPassword(PASSWORD);
    await server.db
      .insertInto('admin_user')
      .values({ username, email: `${username}@kitbridge.example`, password_hash })
      .execute();
    return { body: { username, password: PASSWORD } };
  },
  register: async () => {
    const username = newName();
    return { body: { username, password: PASSWORD, email: `${username}@kitbridge.example` } };
  },
  confirmDonation: async ({ server }) => ({ query: { payment_id: (await startGift(server)).reference } }),
  paystackCallback: async ({ server }) => ({
    query: { reference: (await startGift(server, ngnGift)).reference },
  }),
  getMonthlyGift: asMonthlyGift,
  endMonthlyGift: asMonthlyGift,
  getOwnMonthlyGift: asOwnMonthlyGift,
  endOwnMonthlyGift: asOwnMonthlyGift,
  getExchangeRate: async ({ server }) => {
    await setRate(server, '1540.25');
    return {};
  },
  getProject: asProject,
  deleteProject: asProject,
  downloadProjectReport: asProject,
  setProjectProgress: asProject,
  updateProject: async (context) => ({ ...(await asProject(context)), body: { impact_count: 240 } }),
  addProjectPhotos: async (context) => ({
    ...(await asProject(context)),
    files: [await picturePart('image')],
  }),
  deleteProjectPhoto: async ({ server }) => {
    const { id } = await server.db
      .insertInto('proof_photo')
      .values({ project_id: await addProject(server), image: '/files/none.webp' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path: { photoId: id } };
  },
  subscribe: async () => ({
    body: { email: `${newName()}@news.example`, captcha_token: await captchaToken('subscribe') },
  }),
  downloadReceipt: async (context) => ({ path: { token: await tokenOf(context, 'receipt') } }),
  followGift: async (context) => ({ path: { token: await tokenOf(context, 'gift') } }),
  unsubscribe: async ({ config }) => ({
    path: { token: createSignedLinks(config.authSecret ?? '').newsletter.tokenOf(1) },
  }),
  deleteSubscription: async ({ server }) => {
    const { id } = await server.db
      .insertInto('subscription')
      .values({ email: `${newName()}@news.example` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path: { id } };
  },
  applyAsVolunteer: application,
  deleteVolunteer: async (context) => ({ path: { id: (await applied(context)).id } }),
  downloadVolunteerCv: async (context) => {
    const { id, cv } = await applied(context);
    const { searchParams } = new URL(cv, 'https://kitbridge.example');
    return { path: { id }, query: Object.fromEntries(searchParams) };
  },
  getFile: async ({ config }) => {
    const name = `${newName()}.webp`;
    const files = createFileStore(join(config.dataDir, 'files'));
    await files.write(name, new Map([[480, await drawPicture(64, 48).webp().toBuffer()]]));
    return { path: { name } };
  },
};

/** A successful call of the operation. */
export async function succeedingCall(operation: Operation, context: RecipeContext): Promise<ContractCall> {
  const recipe = RECIPES[operation.id];
  return callOf(operation, recipe && (await recipe(context)));
}
