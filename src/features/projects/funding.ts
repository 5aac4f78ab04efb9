import type { Project } from '@/api/types';
import { formatAmount, formatMoney } from '@/lib/money';

/** A project's funding, formatted for display. */
export interface Funding {
  /** In percent, for the bar; 0 if unknown. */
  value: number;
  /** With two decimals: "33.33%". */
  percentage: string;
  /** With the currency's symbol; "0.00" if missing. */
  raised: string;
  goal: string;
}

type Money = Pick<Project, 'currency' | 'amount_raised' | 'target_amount' | 'percentage_funded'>;

/** The backend's percentage, or one calculated from the amounts. */
function percentOf({ percentage_funded: given, amount_raised: raised, target_amount: target }: Money) {
  const percent = given ?? (Number(raised ?? 0) / Number(target ?? 0)) * 100;
  return Number.isFinite(percent) && percent > 0 ? percent : 0;
}

/** Formats a project's funding; missing amounts count as zero. */
export function fundingOf(project: Money): Funding {
  const value = percentOf(project);
  return {
    value,
    percentage: `${formatAmount(value)}%`,
    raised: formatMoney(project.amount_raised, project.currency),
    goal: formatMoney(project.target_amount, project.currency),
  };
}
