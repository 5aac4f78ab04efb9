import { useState } from 'react';
import type { Schemas } from '@/api/types';
import { useApiQuery, type ApiQuery } from '@/api/useApiQuery';
import type { Category } from '@/lib/categories';
import type { ProjectFilters } from './projectFilters';
import { readNumber } from './readProject';
import { totalsOf, type Total, type Totals } from './totals';

type ProjectList = Schemas['ProjectList'];

interface Known {
  /** The status and search that these totals belong to. */
  of: string;
  response: ProjectList;
  /** Undefined if the backend sends no summary. */
  sums: Totals | undefined;
  /** The number of projects in all categories, once an unfiltered list has loaded. */
  all: number | undefined;
}

/** Counts projects with a separate list request; an empty category counts all. */
function useCount(
  { status, search }: ProjectFilters,
  category: Category | '',
  isNeeded: boolean,
): Total | null | undefined {
  const { data, error } = useApiQuery<'/api/project/'>(
    isNeeded ? '/api/project/' : null,
    { query: { status, category, search, page: 1, page_size: 1 } },
    ['data', 'total'],
  );
  if (!data) return error ? null : undefined;
  const count = readNumber(data.total);
  return count === null ? null : { count, budgets: [] };
}

/** The counts for a backend that sends no summary, without budgets. */
function useCounts(filters: ProjectFilters, isNeeded: boolean, known: number | undefined): Totals {
  const counted = useCount(filters, '', isNeeded && known === undefined);
  return {
    all: known === undefined ? counted : { count: known, budgets: [] },
    education: useCount(filters, 'education', isNeeded),
    healthcare: useCount(filters, 'healthcare', isNeeded),
    community: useCount(filters, 'community', isNeeded),
  };
}

/**
 * The totals of the summary cards. They cover the whole list, so they stay while another page or category loads or
 * fails.
 */
export function useTotals(
  { data: response }: ApiQuery<ProjectList>,
  filters: ProjectFilters,
): Totals | undefined {
  const of = `${filters.status} ${filters.search}`;
  const [stored, setStored] = useState<Known>();
  let known = stored?.of === of ? stored : undefined;
  if (response && known?.response !== response) {
    const all = filters.category === null ? response.total : known?.all;
    known = { of, response, sums: response.summary && totalsOf(response.summary), all };
    setStored(known);
  }
  const counts = useCounts(filters, known !== undefined && known.sums === undefined, known?.all);
  return known && (known.sums ?? counts);
}
