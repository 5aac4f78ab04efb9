import { useEffect, useEffectEvent, useState } from 'react';
import { toSearch } from './listQuery';

/** How long after the last key a search is made, in milliseconds. */
const DEBOUNCE_MS = 500;

/**
 * Calls once, when the visitor goes on: by the keyboard to another control, or by a press on a link, which leads away. A
 * press on anything else may make the search itself, and what a press aims at must not be drawn anew before it is let go.
 *
 * @returns stops listening
 */
function whenGoingOn(call: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressed = false;
  const goOn = () => {
    listening.abort();
    call();
  };
  const press = () => {
    isPressed = true;
  };
  const release = ({ target }: Event) => {
    isPressed = false;
    if (target instanceof Element && target.closest('a')) goOn();
  };
  const leave = () => {
    if (!isPressed) goOn();
  };
  document.addEventListener('mousedown', press, { capture: true, signal });
  // The link's own handlers come after this one.
  document.addEventListener('click', release, { capture: true, signal });
  document.addEventListener('focusout', leave, { signal });
  return () => listening.abort();
}

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
 * @param onSearch called 500 ms after the last key, or sooner when the visitor goes on
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
    const stop = whenGoingOn(() => make());
    return () => {
      clearTimeout(timer);
      stop();
    };
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
