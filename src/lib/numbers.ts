import { formatAmount } from '@/lib/money';

/** A count with thousands separators: `29,910`. */
export const formatCount = (count: number): string => formatAmount(count, { decimals: false });
