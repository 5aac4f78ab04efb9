import { useEffect, useEffectEvent, useState } from 'react';
import { toSearch } from './listQuery';

/** How long after the last key a search is made, in milliseconds. */
const DEBOUNCE_MS = 500;

interface SearchDraft {
  /** What the field shows. */
  draft: string;
  setDraft: (typed: string) => void;
  /** The search as it would be made now. Call it when something else is made along with it: no other call follows. */
  take: () => string;
  /** Empties the field without a search. */
  clear: () => void;
}

/**
 * What is typed into the search box, before it becomes a filter.
 *
 * @param search the filter as it stands; when it changes from outside, as by Back, the field follows
 * @param onSearch called 500 ms after the last key
 */
export function useSearchDraft(search: string, onSearch: (search: string) => void): SearchDraft {
  const [draft, setDraft] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);

  if (search !== seen) {
    setSeen(search);
    // What was sent comes back as the filter while more may have been typed.
    if (search !== sent) {
      setSent(search);
      setDraft(search);
    }
  }

  const wanted = toSearch(draft);
  const make = useEffectEvent(() => {
    setSent(wanted);
    onSearch(wanted);
  });

  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => make(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  const take = () => {
    setSent(wanted);
    return wanted;
  };
  const clear = () => {
    setSent('');
    setDraft('');
  };
  return { draft, setDraft, take, clear };
}
