import { startTransition, useOptimistic } from 'react';
import { FIRST_PAGE } from './listQuery';
import { useSearchDraft } from './useSearchDraft';

/** What every list is narrowed by, beside filters of its own. */
interface Filters {
  /** Without spaces at its ends; '' for no search. */
  search: string;
  /** Counted from 1. */
  page: number;
}

/**
 * Takes changed filters into the address. `replace`: the change is no step of its own to come back from, such as one more
 * letter of a search; its first letter is one.
 */
export type OnFiltersChange<F> = (filters: F, how: { replace: boolean }) => void;

/** The filters of a list as its controls need them. */
interface ListFilters<F> {
  /** As they were chosen last, even where the address does not say so yet. */
  filters: F;
  /** What the search box shows; it becomes a filter 500 ms after the last key. */
  typed: string;
  setTyped: (typed: string) => void;
  /** Takes filters and goes to the first page. What is typed is searched for at once; without a filter, that alone. */
  choose: (chosen: Partial<F>) => void;
  goTo: (page: number, how?: { replace: boolean }) => void;
  /** Takes these filters in place of all that were chosen or typed. */
  startAnew: (filters: F) => void;
}

/**
 * What a list is narrowed by, between its controls and the address.
 *
 * @param arrived the filters as the address says them
 * @param onFiltersChange takes changed filters into the address
 */
export function useListFilters<F extends Filters>(
  arrived: F,
  onFiltersChange: OnFiltersChange<F>,
): ListFilters<F> {
  // An address may take a moment to change; until then a choice must neither jump back nor be forgotten by the next.
  const [filters, setFilters] = useOptimistic(arrived);
  const change: OnFiltersChange<F> = (changed, how) => {
    startTransition(() => {
      setFilters(changed);
      onFiltersChange(changed, how);
    });
  };

  const isSearchResult = filters.search !== '' && filters.page === FIRST_PAGE;
  const found = (made: string) =>
    [{ ...filters, search: made, page: FIRST_PAGE }, { replace: isSearchResult }] as const;
  const search = useSearchDraft(
    filters.search,
    (made) => change(...found(made)),
    // Into the address alone: the link may be one of the results that the search is about to take away.
    (made) => onFiltersChange(...found(made)),
  );

  return {
    filters,
    typed: search.draft,
    setTyped: search.setDraft,
    choose: (chosen) => {
      const isSearchAlone = Object.keys(chosen).length === 0;
      const changed = { ...filters, ...chosen, search: search.take(), page: FIRST_PAGE };
      change(changed, { replace: isSearchAlone && isSearchResult });
    },
    goTo: (page, how = { replace: false }) => change({ ...filters, page }, how),
    startAnew: (fresh) => {
      search.clear();
      change(fresh, { replace: false });
    },
  };
}
