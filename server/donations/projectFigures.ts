import type { Currency } from '../database/columns.ts';
import { convertMinorUnits } from '../exchange-rate/convert.ts';
import type { Donation } from './donationRows.ts';

/** The effect of a completed donation on its project, frozen at the rate on completion. */
export interface ProjectFigures {
  project_currency: Currency;
  project_currency_amount_minor: number;
  rate_used: string | null;
  previous_amount_raised_minor: number;
  current_amount_raised_minor: number;
}

/** Why a donation cannot be added to its project. */
export type NoFigures = 'no-rate' | 'too-large';

type Raised = { currency: Currency; amount_raised_minor: number };

/** Null when the result is not a safe integer. */
function convertedOrNull(...conversion: Parameters<typeof convertMinorUnits>): number | null {
  try {
    return convertMinorUnits(...conversion);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Converts a donation to its project's currency.
 *
 * @param usdToNgnRate undefined when none is set
 * @returns `no-rate` when the currencies differ and no rate is set, `too-large` when the project's sum would not be a safe integer
 */
export function convertToProjectCurrency(
  { amount_minor: minor, currency }: Pick<Donation, 'amount_minor' | 'currency'>,
  project: Raised,
  usdToNgnRate: string | undefined,
): ProjectFigures | NoFigures {
  const converted = project.currency !== currency;
  if (converted && usdToNgnRate === undefined) return 'no-rate';
  const share = convertedOrNull(minor, currency, project.currency, usdToNgnRate ?? '1');
  const raised = project.amount_raised_minor + (share ?? 0);
  if (share === null || !Number.isSafeInteger(raised)) return 'too-large';
  return {
    project_currency: project.currency,
    project_currency_amount_minor: share,
    rate_used: converted ? (usdToNgnRate ?? null) : null,
    previous_amount_raised_minor: project.amount_raised_minor,
    current_amount_raised_minor: raised,
  };
}
