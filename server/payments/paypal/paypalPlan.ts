import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { createReader } from '../providerHttp.ts';
import type { PayPalSettings } from '../paymentsConfig.ts';
import { requestId, type PayPalApi } from './paypalApi.ts';
import { accepted } from './paypalFields.ts';

const REQUEST_ID = 'kitbridge-monthly-gift';

const readId = createReader<{ id: string }>("PayPal's product or plan", {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1 } },
});

async function createPlan(api: PayPalApi): Promise<string> {
  const product = await api({
    method: 'POST',
    path: '/v1/catalogs/products',
    headers: requestId(`${REQUEST_ID}-product`),
    body: { name: 'Monthly gift', type: 'SERVICE', category: 'NONPROFIT' },
  });
  const plan = await api({
    method: 'POST',
    path: '/v1/billing/plans',
    headers: requestId(`${REQUEST_ID}-plan`),
    body: {
      product_id: readId(accepted(product, 'a product')).id,
      name: 'Monthly gift',
      billing_cycles: [
        {
          frequency: { interval_unit: 'MONTH', interval_count: 1 },
          tenure_type: 'REGULAR',
          sequence: 1,
          total_cycles: 0,
          // Each subscription sets its own amount.
          pricing_scheme: { fixed_price: { currency_code: 'USD', value: '1.00' } },
        },
      ],
      // A month that could not be paid is not added to the next one, so that every payment has the gift's amount.
      payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 3 },
    },
  });
  return readId(accepted(plan, 'a plan')).id;
}

/**
 * The plan of monthly gifts, which is created once for each PayPal account and kept. PayPal returns the same plan to two processes that
 * create it at once, and both use the one that was stored.
 */
export async function monthlyPlan(
  api: PayPalApi,
  db: Kysely<Database>,
  { clientId, environment }: Pick<PayPalSettings, 'clientId' | 'environment'>,
): Promise<string> {
  const name = `paypal plan ${environment} ${clientId}`;
  const stored = async () =>
    (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value;
  const known = await stored();
  if (known !== undefined) return known;
  const created = await createPlan(api);
  await db
    .insertInto('setting')
    .values({ name, value: created })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await stored()) ?? created;
}
