import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { toSearch } from './listQuery';

/** The delay between the last key and the search, in milliseconds. */
const DEBOUNCE_MS = 500;

interface GoingOn {
  /** The keyboard moved the focus to another control. */
  onMove: () => void;
  /** A link was clicked, before its own handlers run. */
  onLeave: () => void;
}

/**
 * Makes one call when the visitor leaves the box. Clicks on anything but a link are ignored: a button may search
 * itself, and the pressed element must not be re-rendered before it is released.
 *
 * @returns a function that stops listening
 */
function whenGoingOn({ onMove, onLeave }: GoingOn): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressed = false;
  const goOn = (call: () => void) => {
    listening.abort();
    call();
  };
  const press = () => {
    isPressed = true;
  };
  const release = ({ target }: Event) => {
    isPressed = false;
    if (target instanceof Element && target.closest('a')) goOn(onLeave);
  };
  const leave = () => {
    if (!isPressed) goOn(onMove);
  };
  document.addEventListener('mousedown', press, { capture: true, signal });
  // The link's own handlers run after this one.
  document.addEventListener('click', release, { capture: true, signal });
  document.addEventListener('focusout', leave, { signal });
  return () => listening.abort();
}

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
 * @param onSearch called 500 ms after the last key, or when the focus moves to another control
 * @param onLeave called instead, in a transition, when a link is clicked. It must not remove the link: the browser
 *   would then follow it and reload the site
 */
export function useSearchDraft(
  search: string,
  onSearch: (search: string) => void,
  onLeave: (search: string) => void,
): SearchDraft {
  const [draft, setDraft] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  const [left, setLeft] = useState<string>();
  const wanted = toSearch(draft);

  if (search !== seen) {
    setSeen(search);
    // Our own search comes back as the filter while more may have been typed.
    if (search !== sent) {
      setSent(search);
      setDraft(search);
    }
  }
  if (left !== undefined) {
    setLeft(undefined);
    // The link led to the same list without the search.
    if (search !== left && wanted === left) {
      setSent(search);
      setDraft(search);
    }
  }

  const take = () => {
    setSent(wanted);
    return wanted;
  };
  const make = useEffectEvent(() => onSearch(take()));
  const leave = useEffectEvent(() => {
    take();
    // After the transition it is known where the link led.
    startTransition(() => {
      onLeave(wanted);
      setLeft(wanted);
    });
  });

  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => make(), DEBOUNCE_MS);
    const stop = whenGoingOn({ onMove: () => make(), onLeave: () => leave() });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [wanted, sent]);

  const clear = () => {
    setSent('');
    setDraft('');
  };
  return { draft, setDraft, take, clear };
}
