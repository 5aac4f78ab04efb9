import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { toSearch } from './listQuery';

/** How long after the last key a search is made, in milliseconds. */
const DEBOUNCE_MS = 500;

interface GoingOn {
  /** By the keyboard, to another control. */
  onMove: () => void;
  /** By a press on a link, before the link itself hears of it. */
  onLeave: () => void;
}

/**
 * Makes one call, when the visitor goes on. A press on anything but a link may make the search itself, and what a press
 * aims at must not be drawn anew before it is let go.
 *
 * @returns stops listening
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
 * @param onSearch called 500 ms after the last key, or sooner when the visitor goes on to another control
 * @param onLeave called in its place, in a transition, when a link is about to lead away. It must leave the link on the page: a link that is
 *   gone before React hears of the press is followed by the browser, which loads the site anew
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
    // What was sent comes back as the filter while more may have been typed.
    if (search !== sent) {
      setSent(search);
      setDraft(search);
    }
  }
  if (left !== undefined) {
    setLeft(undefined);
    // The link led to the same list, without what was searched for.
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
    // Where the link leads is known when this is done.
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
