import type { Project } from '@/api/types';
import { formatAmount, formatMoney } from '@/lib/money';

/** A project's money, ready to be shown. */
export interface Funding {
  /** In percent, for the bar; 0 where nothing is known. */
  value: number;
  /** With two decimals: "33.33%". */
  percentage: string;
  /** Behind the currency's symbol; "0.00" where it is missing. */
  raised: string;
  goal: string;
}

type Money = Pick<Project, 'currency' | 'amount_raised' | 'target_amount' | 'percentage_funded'>;

/** The backend's own figure, or one from the amounts where the backend sends none. */
function percentOf({ percentage_funded: given, amount_raised: raised, target_amount: target }: Money) {
  const percent = given ?? (Number(raised ?? 0) / Number(target ?? 0)) * 100;
  return Number.isFinite(percent) && percent > 0 ? percent : 0;
}

/** Reads what a project has raised; whatever is missing counts as nothing. */
export function fundingOf(project: Money): Funding {
  const value = percentOf(project);
  return {
    value,
    percentage: `${formatAmount(value)}%`,
    raised: formatMoney(project.amount_raised, project.currency),
    goal: formatMoney(project.target_amount, project.currency),
  };
}
