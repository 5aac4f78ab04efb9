import { startTransition, useCallback, useState, type ReactNode } from 'react';
import type { NavigateOptions } from 'wouter';
import { firstEntry, FIRST_KEY, HistoryRouter, type HistoryEntry } from '@/app/HistoryRouter';

interface MemoryRouterProps {
  /** The addresses in the history; the last one is shown. */
  initialEntries?: readonly string[];
  /** What the page before passed on. */
  state?: unknown;
  children: ReactNode;
}

const HOME = ['/'];

const isSame = (one: HistoryEntry | undefined, other: HistoryEntry) =>
  one?.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

/** A router for stories and tests, whose history is not the browser's. */
export function MemoryRouter({ initialEntries = HOME, state = null, children }: MemoryRouterProps) {
  const [entries, setEntries] = useState(() =>
    initialEntries.map((address, index) => ({
      ...firstEntry(address, state),
      key: index === 0 ? FIRST_KEY : String(index),
      index,
    })),
  );

  const navigate = useCallback((to: string, options: NavigateOptions<unknown> = {}) => {
    const key = Math.random().toString(36);
    startTransition(() =>
      setEntries((last) => {
        const replace = options.replace || isSame(last.at(-1), firstEntry(to));
        const action = replace ? 'REPLACE' : 'PUSH';
        const before = replace ? last.slice(0, -1) : last;
        return [...before, { ...firstEntry(to, options.state ?? null), key, index: before.length, action }];
      }),
    );
  }, []);

  const goBack = useCallback(() => {
    startTransition(() =>
      setEntries((last) => {
        const previous = last.at(-2);
        return previous ? [...last.slice(0, -2), { ...previous, action: 'POP' }] : last;
      }),
    );
  }, []);

  const entry = entries.at(-1) ?? firstEntry('/');
  return (
    <HistoryRouter entry={entry} navigate={navigate} goBack={goBack}>
      {children}
    </HistoryRouter>
  );
}
