import { useState } from 'react';
import type { ApiQuery } from '@/api/useApiQuery';
import type { Schemas } from '@/api/types';
import type { ProjectFilters } from './projectFilters';
import { totalsOf, type Totals } from './totals';

interface Known {
  of: string;
  answer: Schemas['ProjectList'];
  totals: Totals;
}

/**
 * What the summary cards say of an answer. They say it of no single page or category, so that they stay while another one
 * of the same list is on its way, and when it does not come.
 */
export function useTotals(
  { data: answer }: ApiQuery<Schemas['ProjectList']>,
  { status, search, category }: ProjectFilters,
): Totals | undefined {
  const of = `${status} ${search}`;
  const [known, setKnown] = useState<Known>();
  if (answer && (known?.answer !== answer || known.of !== of)) {
    const fresh = { of, answer, totals: totalsOf(answer, category) };
    setKnown(fresh);
    return fresh.totals;
  }
  return known?.of === of ? known.totals : undefined;
}
