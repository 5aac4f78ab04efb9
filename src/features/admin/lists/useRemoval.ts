import { useEffect, useRef, type RefObject } from 'react';
import { useRefresh } from '@/api/useRefresh';
import type { ResultsHandle } from './ListResults';

interface RemovalOptions {
  /** The path of the list in the contract. */
  path: '/api/subscription/' | '/api/volunteer/';
  /** The rows on the screen. */
  rows: readonly { id: number }[] | undefined;
  page: number;
  goTo: (page: number, how: { replace: boolean }) => void;
}

interface Removal {
  /** The ref for the results. */
  resultsRef: RefObject<ResultsHandle | null>;
  /** Call it when a row is gone. */
  onGone: (id: number) => void;
}

/**
 * Updates the list after a row was deleted: it is refetched, and the previous page is shown when the page is now
 * empty. The focus moves to the results, because the button that had it is gone.
 */
export function useRemoval(options: RemovalOptions): Removal {
  const refresh = useRefresh();
  const resultsRef = useRef<ResultsHandle>(null);
  // The list may have changed since the button was pressed.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const onGone = (id: number) => {
    const { path, rows = [], page, goTo } = latest.current;
    const isShown = rows.some((row) => row.id === id);
    if (isShown) resultsRef.current?.focus();
    if (isShown && rows.length === 1 && page > 1) goTo(page - 1, { replace: true });
    void refresh(path, (list) => withoutRow(list, id));
  };
  return { resultsRef, onGone };
}

/** A list without one of its rows. */
export function withoutRow<List extends { data: readonly { id: number }[]; total?: number }>(
  list: List,
  id: number,
): List {
  const data = list.data.filter((row) => row.id !== id);
  if (data.length === list.data.length) return list;
  return { ...list, data, ...(list.total !== undefined && { total: list.total - 1 }) };
}
