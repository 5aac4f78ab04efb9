import type { ProviderEntry } from '../provider.ts';
import { createReader } from '../providerHttp.ts';
import type { PayPalApi } from './paypalApi.ts';
import { accepted, MONEY, readMoney, readTime, type PayPalMoney } from './paypalFields.ts';

/** How long PayPal may take to list a transaction. */
export const LISTING_DELAY_MS = 3 * 60 * 60 * 1000;

/** PayPal's longest range. */
const WINDOW_MS = 31 * 24 * 60 * 60 * 1000;
const PAGE_SIZE = 500;

interface TransactionInfo {
  transaction_id: string;
  transaction_event_code: string;
  transaction_initiation_date: string;
  transaction_amount?: PayPalMoney;
  transaction_status?: string;
  custom_field?: string;
}

interface TransactionPage {
  transaction_details: { transaction_info: TransactionInfo }[];
  total_pages?: number;
}

const readPage = createReader<TransactionPage>("PayPal's list of transactions", {
  type: 'object',
  required: ['transaction_details'],
  properties: {
    transaction_details: {
      type: 'array',
      items: {
        type: 'object',
        required: ['transaction_info'],
        properties: {
          transaction_info: {
            type: 'object',
            required: ['transaction_id', 'transaction_event_code', 'transaction_initiation_date'],
            properties: {
              transaction_id: { type: 'string' },
              transaction_event_code: { type: 'string' },
              transaction_initiation_date: { type: 'string' },
              transaction_amount: { ...MONEY, nullable: true },
              transaction_status: { type: 'string', nullable: true },
              custom_field: { type: 'string', nullable: true },
            },
          },
        },
      },
    },
    total_pages: { type: 'integer', nullable: true },
  },
});

/** Successful, even if it was refunded later. */
const SUCCESSFUL = new Set(['S', 'V']);

/** Payment reversal, chargeback and chargeback reversal. */
const REVERSALS = new Set(['T1106', 'T1201', 'T1202']);

/** By PayPal's transaction event codes: holds, fees and withdrawals are none of these. */
function kindOf(code: string, minor: number): ProviderEntry['kind'] | null {
  if (minor > 0) {
    if (code.startsWith('T00')) return 'payment';
    return REVERSALS.has(code) ? 'cancelled reversal' : null;
  }
  if (minor === 0) return null;
  if (code === 'T1107') return 'refund';
  return REVERSALS.has(code) ? 'reversal' : null;
}

function toEntry(info: TransactionInfo): ProviderEntry[] {
  const money = info.transaction_amount ? readMoney(info.transaction_amount) : null;
  const kind = money && kindOf(info.transaction_event_code, money.minor);
  if (!money || !kind || !SUCCESSFUL.has(info.transaction_status ?? '')) return [];
  return [
    {
      kind,
      id: info.transaction_id,
      money: { ...money, minor: Math.abs(money.minor) },
      at: readTime(info.transaction_initiation_date),
      ...(info.custom_field && { reference: info.custom_field }),
    },
  ];
}

async function entriesOfWindow(api: PayPalApi, from: Date, to: Date, page = 1): Promise<ProviderEntry[]> {
  const query = new URLSearchParams({
    start_date: from.toISOString(),
    end_date: to.toISOString(),
    fields: 'transaction_info',
    page_size: String(PAGE_SIZE),
    page: String(page),
  });
  const response = await api({ method: 'GET', path: `/v1/reporting/transactions?${query.toString()}` });
  const list = readPage(accepted(response, 'to list transactions'));
  const entries = list.transaction_details.flatMap(({ transaction_info: info }) => toEntry(info));
  if (page >= (list.total_pages ?? 1)) return entries;
  return [...entries, ...(await entriesOfWindow(api, from, to, page + 1))];
}

/** Every payment, refund, reversal and cancelled reversal of the account. */
export async function listTransactions(api: PayPalApi, from: Date, to: Date): Promise<ProviderEntry[]> {
  const end = new Date(Math.min(to.getTime(), from.getTime() + WINDOW_MS));
  const entries = await entriesOfWindow(api, from, end);
  const later = end < to ? await listTransactions(api, end, to) : [];
  // A transaction exactly on the boundary between two windows is in both.
  const isNew = ({ kind, id }: ProviderEntry) =>
    !entries.some((entry) => entry.kind === kind && entry.id === id);
  return [...entries, ...later.filter(isNew)];
}
