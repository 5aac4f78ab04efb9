import { useEffect, useRef, type RefObject } from 'react';
import type { ResultsHandle } from './ListResults';

interface Removal {
  /** The rows on the screen. */
  rows: readonly { id: number }[] | undefined;
  page: number;
  goTo: (page: number, how: { replace: boolean }) => void;
  /** Takes the row out of what is kept, and asks the backend again. */
  refresh: (id: number) => void;
  results: RefObject<ResultsHandle | null>;
}

/**
 * What follows when a row is gone: it leaves the list, and where it was the last of its page, the page before is shown.
 * The focus goes to where the results begin, because the button that had it is gone too.
 */
export function useRemoval(removal: Removal): (id: number) => void {
  // Some time has passed since the button was pressed: what counts is what is on the screen now.
  const latest = useRef(removal);
  useEffect(() => {
    latest.current = removal;
  });
  return (id) => {
    const { rows = [], page, goTo, refresh, results } = latest.current;
    const isShown = rows.some((row) => row.id === id);
    if (isShown) results.current?.focus();
    if (isShown && rows.length === 1 && page > 1) goTo(page - 1, { replace: true });
    refresh(id);
  };
}

/** A list without one of its rows. */
export function withoutRow<List extends { data: readonly { id: number }[]; total: number }>(
  list: List,
  id: number,
): List {
  const data = list.data.filter((row) => row.id !== id);
  return data.length === list.data.length ? list : { ...list, data, total: list.total - 1 };
}
