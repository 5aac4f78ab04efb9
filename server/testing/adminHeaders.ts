import { createTokens } from '../auth/tokens.ts';
import type { DomainServer } from './domainServer.ts';
import { testConfig } from './testApp.ts';

/** Headers of a call of a new administrator, who has not signed in: signing in is limited, and tests are many. */
export async function adminHeaders({ db }: DomainServer): Promise<{ authorization: string }> {
  const { id } = await db
    .insertInto('admin_user')
    .values({ username: 'amina', email: 'amina@kitbridge.example', password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tokens = createTokens(testConfig().authSecret ?? '');
  return { authorization: `Bearer ${(await tokens.issue({ adminId: id, tokenVersion: 1 })).token}` };
}
