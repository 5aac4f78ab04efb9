import type { Currency } from '../database/columns.ts';
import { convertMinorUnits } from '../exchange-rate/convert.ts';
import type { Donation } from './donationRows.ts';

/** What a completed gift did to its project, frozen with the rate of that moment. */
export interface ProjectFigures {
  project_currency: Currency;
  project_currency_amount_minor: number;
  rate_used: string | null;
  previous_amount_raised_minor: number;
  current_amount_raised_minor: number;
}

/** Why a gift cannot raise its project. */
export type NoFigures = 'no-rate' | 'too-large';

type Raised = { currency: Currency; amount_raised_minor: number };

/** Null when the result would be too large to be held exactly. */
function convertedOrNull(...conversion: Parameters<typeof convertMinorUnits>): number | null {
  try {
    return convertMinorUnits(...conversion);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * What a gift does to a project at a rate.
 *
 * @param usdToNgnRate undefined while none is set
 * @returns `no-rate` when the currencies differ and there is none, `too-large` when the project's sum could not be held
 * exactly
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
