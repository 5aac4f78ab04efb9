import type { Kysely } from 'kysely';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { notFound } from '../http/errors.ts';
import type { Payments } from '../payments/payments.ts';
import { endMonthlyGift } from './endMonthlyGift.ts';
import type { SignedLinks } from '../signedLinks.ts';
import { monthlyGiftById, type MonthlyGift } from './monthlyGiftRows.ts';
import { toMonthlyGift, toOwnMonthlyGift } from './presentMonthlyGift.ts';

interface MonthlyGiftDependencies {
  db: Kysely<Database>;
  payments: Payments;
  links: SignedLinks;
}

type MonthlyGiftOperation = 'getMonthlyGift' | 'endMonthlyGift' | 'getOwnMonthlyGift' | 'endOwnMonthlyGift';

/** Showing and ending monthly gifts: by id for administrators, by signed token for donors. */
export function monthlyGiftHandlers({
  db,
  payments,
  links,
}: MonthlyGiftDependencies): Pick<Handlers, MonthlyGiftOperation> {
  async function existing(id: number | null): Promise<MonthlyGift> {
    const gift = id === null ? undefined : await monthlyGiftById(db, id);
    if (!gift) throw notFound('This monthly gift does not exist.');
    return gift;
  }
  return {
    getMonthlyGift: async ({ path }) => ({
      status: 200,
      body: { data: await toMonthlyGift(db, await existing(path.id)) },
    }),

    endMonthlyGift: async ({ path, log }) => {
      const gift = await endMonthlyGift(await existing(path.id), { db, payments, log });
      return { status: 200, body: { data: await toMonthlyGift(db, gift) } };
    },

    getOwnMonthlyGift: async ({ path }) => ({
      status: 200,
      body: { data: await toOwnMonthlyGift(db, await existing(links.monthlyGift.read(path.token))) },
    }),

    endOwnMonthlyGift: async ({ path, log }) => {
      const gift = await endMonthlyGift(await existing(links.monthlyGift.read(path.token)), {
        db,
        payments,
        log,
      });
      return { status: 200, body: { data: await toOwnMonthlyGift(db, gift) } };
    },
  };
}
