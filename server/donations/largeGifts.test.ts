import { expect, it } from 'vitest';
import {
  addProject,
  API,
  completeGift,
  confirm,
  decide,
  describeDomain,
  setRate,
  startGift,
  usdGift,
  type DomainServer,
} from '../testing/domainServer.ts';

const LARGEST = 999_999_999.99;

const give = (server: DomainServer, changes: object) =>
  server.post(`${API}/donation/donations`, { ...usdGift, ...changes });

const raised = async ({ db }: DomainServer) =>
  (await db.selectFrom('project').select('amount_raised_minor').executeTakeFirstOrThrow())
    .amount_raised_minor;

const refusal = {
  message: 'The amount is more than this project can accept.',
  code: 'validation_failed',
  details: [{ field: 'amount', message: 'is more than this project can accept' }],
};

describeDomain(
  'a donation beyond its project’s exact sum',
  (server) => {
    it('is refused before payment when the rate makes it too large', async () => {
      const id = await addProject(server(), { currency: 'NGN' });
      await setRate(server(), '1000000');
      const response = await give(server(), { amount: LARGEST, project_id: id });
      expect([response.statusCode, response.json()]).toEqual([422, refusal]);
      expect(await server().db.selectFrom('donation').select('id').execute()).toEqual([]);
    });

    it('is refused when the project is near its limit', async () => {
      const most = Number.MAX_SAFE_INTEGER;
      const id = await addProject(server(), { amount_raised_minor: most - 100 });
      expect((await give(server(), { amount: 1.01, project_id: id })).statusCode).toBe(422);
      await completeGift(server(), { amount: 1, project_id: id });
      expect(await raised(server())).toBe(most);
    });

    it('completes without project figures when the rate changed later', async () => {
      const id = await addProject(server(), { currency: 'NGN' });
      await setRate(server(), '1600');
      const gift = await startGift(server(), { amount: LARGEST, project_id: id });
      await setRate(server(), '1000000');
      await decide(server(), gift, 'pay');
      const response = await confirm(server(), { payment_id: gift.reference });
      expect(response.json()).toMatchObject({ data: { status: 'completed' } });
      expect(await raised(server())).toBe(0);
    });

    it('is accepted without a rate or a project', async () => {
      const id = await addProject(server(), { currency: 'NGN' });
      expect((await give(server(), { amount: LARGEST, project_id: id })).statusCode).toBe(201);
      await setRate(server(), '1000000');
      expect((await give(server(), { amount: LARGEST })).statusCode).toBe(201);
    });
  },
  { donationLimits: { USD: { min: 100, max: 99_999_999_999 }, NGN: { min: 100, max: 99_999_999_999 } } },
);
