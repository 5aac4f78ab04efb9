import { randomUUID } from 'node:crypto';
import type { Transaction } from '../providers/paystack/paystackState.ts';
import { between, dawdle } from './chance.ts';
import type { MortalServers } from './mortalServers.ts';
import type { StandIns } from './standIns.ts';

/** What a donor does after the form. */
type Story = 'returns' | 'never returns' | 'never pays' | 'is declined';

const STORIES: readonly Story[] = [
  'returns',
  'never returns',
  'returns',
  'never pays',
  'is declined',
  'returns',
];

interface World {
  servers: MortalServers;
  standIns: StandIns;
  /** A project in each currency, and none. */
  projects: readonly (number | null)[];
}

interface Gift {
  story: Story;
  number: number;
  isDollars: boolean;
  isMonthly: boolean;
  reference: string;
  checkoutUrl: string;
}

const BREATH_MS = 150;

/** Deterministic, so that a short run has every kind of gift. */
async function start({ servers, projects }: World, number: number): Promise<Gift> {
  const isDollars = number % 2 === 0;
  const isMonthly = number % 3 === 0;
  const body = await servers.send('/donations', [201], {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      donor_email: `donor${number}@donors.example`,
      donor_full_name: `Donor ${number}`,
      amount: isDollars ? 5 + number : 1000.5 + number,
      currency: isDollars ? 'USD' : 'NGN',
      payment_client: isDollars ? 'PAYPAL' : 'PAYSTACK',
      frequency: isMonthly ? 'MONTHLY' : 'ONCE',
      project_id: projects[number % projects.length],
    }),
  });
  const { reference, checkout_url: checkoutUrl } = JSON.parse(body) as Record<string, string>;
  if (reference === undefined || checkoutUrl === undefined)
    throw new Error('A donation was started without a checkout.');
  const story = STORIES[Math.floor(number / 2) % STORIES.length] ?? 'returns';
  return { story, number, isDollars, isMonthly, reference, checkoutUrl };
}

/** Presses a button on the provider's page. A declined donor leaves. */
async function decide({ standIns }: World, { story, isDollars, checkoutUrl }: Gift): Promise<URL> {
  const decision = story === 'is declined' ? 'decline' : 'approve';
  return isDollars
    ? standIns.paypal.decide(checkoutUrl, decision)
    : standIns.paystack.decide(checkoutUrl, decision);
}

/** Returns from the provider, and reloads the page as people do; resolves to the token of a monthly gift. */
async function comeBack(
  { servers }: World,
  { isDollars, reference }: Gift,
  back: URL,
): Promise<string | undefined> {
  if (!isDollars) await servers.send(`/paystack/callback${back.search}`, [303]);
  const token = back.searchParams.get('token');
  const query = new URLSearchParams({ payment_id: reference, ...(token !== null && isDollars && { token }) });
  const visit = () => servers.send(`/execute_paypal/payment?${query.toString()}`, [200]);
  const [body] = await Promise.all([visit(), visit()]);
  const { data } = JSON.parse(body) as { data: { monthly_gift_token?: string } };
  return data.monthly_gift_token;
}

/** What the donor paid at Paystack. The server may have opened other checkouts whose responses it lost. */
function paidAtPaystack({ standIns: { paystack } }: World, { checkoutUrl }: Gift): Transaction {
  const transactions = [...paystack.state.transactions.values()];
  const paid = transactions.find(({ accessCode }) => checkoutUrl.endsWith(`/${accessCode}`));
  if (!paid) throw new Error(`There is no checkout ${checkoutUrl}.`);
  return paid;
}

/** Collects the next months of a monthly gift. */
async function renew(world: World, gift: Gift): Promise<void> {
  const { paypal, paystack } = world.standIns;
  const { isDollars, reference } = gift;
  await dawdle(BREATH_MS);
  for (let month = between(0, 2); month > 0; month -= 1) {
    if (!isDollars) {
      paystack.actions.renew(paidAtPaystack(world, gift).plan?.plan_code ?? '');
      continue;
    }
    const subscriptions = [...paypal.state.subscriptions.values()];
    const active = subscriptions.find(
      ({ customId, status }) => customId === reference && status === 'ACTIVE',
    );
    if (active) paypal.state.renew(active.id);
  }
}

/** Returns the first payment, or a part of it, also when the server has not heard of it yet. */
async function giveBack(world: World, gift: Gift): Promise<void> {
  const { paypal, paystack } = world.standIns;
  const { number, isDollars, reference } = gift;
  await dawdle(BREATH_MS);
  const isWhole = number % 4 < 2;
  if (!isDollars) {
    paystack.actions.refund(paidAtPaystack(world, gift).reference, isWhole ? {} : { amount: 333 });
    return;
  }
  const payments = [
    ...[...paypal.state.orders.values()].flatMap(({ captures }) => captures),
    ...[...paypal.state.subscriptions.values()].flatMap(({ sales }) => sales),
  ];
  const payment = payments.find(({ custom_id: customId }) => customId === reference);
  if (payment)
    paypal.state.giveBack(
      payment.id,
      number % 10 === 0 ? 'reversal' : 'refund',
      isWhole ? undefined : '3.33',
    );
}

/** A donor from the form to the end. */
export async function live(world: World, number: number): Promise<void> {
  await dawdle(BREATH_MS);
  const gift = await start(world, number);
  await dawdle(BREATH_MS);
  if (gift.story === 'never pays') return;
  const back = await decide(world, gift);
  if (gift.story === 'is declined') return;
  const token = gift.story === 'returns' ? await comeBack(world, gift, back) : undefined;
  if (gift.isMonthly) await renew(world, gift);
  if (number % 5 === 0) await giveBack(world, gift);
  if (token !== undefined && number % 4 === 0)
    await world.servers.send(`/own_monthly_gift/${token}/end`, [200], { method: 'POST' });
}
