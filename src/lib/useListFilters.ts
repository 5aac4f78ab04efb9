import { startTransition, useOptimistic } from 'react';
import { FIRST_PAGE } from './listQuery';
import { useSearchDraft } from './useSearchDraft';

/** The filters that every list has. */
interface Filters {
  /** Trimmed; '' for no search. */
  search: string;
  /** Counted from 1. */
  page: number;
}

/**
 * Writes changed filters to the address. `replace`: without a new history entry, as when a search continues the last
 * one.
 */
export type OnFiltersChange<F> = (filters: F, how: { replace: boolean }) => void;

interface ListFilters<F> {
  /** The latest choice, even before the address has changed. */
  filters: F;
  /** The text of the search box; it becomes a filter 500 ms after the last key. */
  typed: string;
  setTyped: (typed: string) => void;
  /** Applies filters, with what is typed, and goes to the first page. An empty object applies only what is typed. */
  choose: (chosen: Partial<F>) => void;
  goTo: (page: number, how?: { replace: boolean }) => void;
  /** Replaces all filters and what is typed. */
  resetTo: (filters: F) => void;
}

/**
 * Connects the controls of a list with its address.
 *
 * @param arrived the filters in the address
 * @param onFiltersChange writes changed filters to the address
 */
export function useListFilters<F extends Filters>(
  arrived: F,
  onFiltersChange: OnFiltersChange<F>,
): ListFilters<F> {
  // The address may change late; until then a choice must neither jump back nor be lost by the next one.
  const [filters, setFilters] = useOptimistic(arrived);
  const change: OnFiltersChange<F> = (changed, how) => {
    startTransition(() => {
      setFilters(changed);
      onFiltersChange(changed, how);
    });
  };

  const isSearchResult = filters.search !== '' && filters.page === FIRST_PAGE;
  const search = useSearchDraft(filters.search, (typed) =>
    change({ ...filters, search: typed, page: FIRST_PAGE }, { replace: isSearchResult }),
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
    resetTo: (fresh) => {
      search.clear();
      change(fresh, { replace: false });
    },
  };
}
