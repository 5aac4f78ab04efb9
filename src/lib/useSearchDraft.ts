import { useEffect, useEffectEvent, useState } from 'react';
import { toSearch } from './listQuery';

/** The delay between the last key and the search, in milliseconds. */
const DEBOUNCE_MS = 500;

interface SearchDraft {
  draft: string;
  setDraft: (typed: string) => void;
  /** Returns the search and cancels the pending one, for a caller that searches itself. */
  take: () => string;
  /** Clears the field without searching. */
  clear: () => void;
}

/**
 * The text of the search box before it becomes a filter.
 *
 * @param search the current filter; when it changes from outside, as by Back, the field follows
 * @param onSearch called 500 ms after the last key
 */
export function useSearchDraft(search: string, onSearch: (search: string) => void): SearchDraft {
  const [draft, setDraft] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  const wanted = toSearch(draft);

  if (search !== seen) {
    setSeen(search);
    // Our own search comes back as the filter while more may have been typed.
    if (search !== sent) {
      setSent(search);
      setDraft(search);
    }
  }

  const take = () => {
    setSent(wanted);
    return wanted;
  };
  const searchNow = useEffectEvent(() => onSearch(take()));

  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => searchNow(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  const clear = () => {
    setSent('');
    setDraft('');
  };
  return { draft, setDraft, take, clear };
}
