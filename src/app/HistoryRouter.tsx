import { createContext, use, useMemo, type ReactNode } from 'react';
import { Router, type NavigateOptions } from 'wouter';
import { parsePattern } from '@/app/parsePattern';

/** An entry of the tab's history. */
export interface HistoryEntry {
  pathname: string;
  search: string;
  hash: string;
  /** What the page before it passed on. The browser keeps it, so it is not trusted. */
  state: unknown;
  /** A new one for each navigation, and {@link FIRST_KEY} for the first page of a visit. */
  key: string;
  /** How many pages of the site come before it. */
  index: number;
  /** POP after Back, Forward and loading the document; otherwise whether it was added or replaced another. */
  action: 'POP' | 'PUSH' | 'REPLACE';
}

/** The key of the first page of a visit, which has no page before it. */
export const FIRST_KEY = 'default';

/** The entry of an address that was opened directly. */
export function firstEntry(address: string, state: unknown = null): HistoryEntry {
  const { pathname, search, hash } = new URL(address, 'https://site.invalid');
  return { pathname, search, hash, state, key: FIRST_KEY, index: 0, action: 'POP' };
}

interface TabHistory {
  /** The entry whose page is shown. */
  entry: HistoryEntry;
  navigate: (to: string, options?: NavigateOptions<unknown>) => void;
  goBack: () => void;
}

const nothing = () => undefined;
const HistoryContext = createContext<TabHistory>({
  entry: firstEntry('/'),
  navigate: nothing,
  goBack: nothing,
});

/** The tab's history, for what wouter's `useLocation` does not tell. */
export const useTabHistory = (): TabHistory => use(HistoryContext);

// wouter partly decodes path and query. This undoes it, so that both stay as they are in the address.
const escape = (text: string) => text.replaceAll('%', '%25');

function useEntryLocation(): [string, TabHistory['navigate']] {
  const { entry, navigate } = useTabHistory();
  return [escape(entry.pathname), navigate];
}

const useEntrySearch = () => escape(useTabHistory().entry.search);

const WOUTER = { hook: useEntryLocation, searchHook: useEntrySearch, parser: parsePattern };

interface HistoryRouterProps extends Partial<TabHistory> {
  entry: HistoryEntry;
  children: ReactNode;
}

/** wouter's router on a history entry that its parent keeps; without functions it stays there, as on the server. */
export function HistoryRouter({ entry, navigate = nothing, goBack = nothing, children }: HistoryRouterProps) {
  const history = useMemo(() => ({ entry, navigate, goBack }), [entry, navigate, goBack]);
  return (
    <HistoryContext value={history}>
      <Router {...WOUTER}>{children}</Router>
    </HistoryContext>
  );
}
