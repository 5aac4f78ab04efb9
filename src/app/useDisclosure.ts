import { useEffect, useRef, useState, type RefObject } from 'react';

interface Disclosure {
  isOpen: boolean;
  toggle: () => void;
  /** Closes the panel; focus inside it moves to the toggle. */
  close: () => void;
  /** The element around toggle and panel; focus or a click outside it closes the panel. */
  areaRef: RefObject<HTMLElement | null>;
  toggleRef: RefObject<HTMLButtonElement | null>;
  panelRef: RefObject<HTMLDivElement | null>;
}

/**
 * A panel with a toggle. Opening moves the focus to the panel's first link; Escape, a click outside, the focus
 * leaving the area and a change of `place`, the URL, close it.
 */
export function useDisclosure(place: string | null): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(place);
  const areaRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  if (place !== openedAt) {
    setOpenedAt(place);
    setIsOpen(false);
  }

  const close = () => {
    // Setting the same state in a click would make React run the next page's effects before its paint.
    if (!isOpen) return;
    if (panelRef.current?.contains(document.activeElement)) toggleRef.current?.focus();
    setIsOpen(false);
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    panelRef.current?.querySelector('a')?.focus();
    const closeWhenOutside = ({ target }: Event) => {
      if (target instanceof Node && !areaRef.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      toggleRef.current?.focus();
      setIsOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeWhenOutside, { signal });
    document.addEventListener('focusin', closeWhenOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return { isOpen, toggle: () => setIsOpen(!isOpen), close, areaRef, toggleRef, panelRef };
}
