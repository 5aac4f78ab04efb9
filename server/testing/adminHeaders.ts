import { createTokens } from '../auth/tokens.ts';
import type { DomainServer } from './domainServer.ts';
import { testConfig } from './testApp.ts';

/** Headers of a new administrator's token, issued without signing in, because sign-ins are limited. */
export async function adminHeaders({ db }: DomainServer): Promise<{ authorization: string }> {
  const { id } = await db
    .insertInto('admin_user')
    .values({ username: 'amina', email: 'amina@kitbridge.example', password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tokens = createTokens(testConfig().authSecret ?? '');
  return { authorization: `Bearer ${(await tokens.issue({ adminId: id, tokenVersion: 1 })).token}` };
}
