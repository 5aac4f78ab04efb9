import { useEffect, useState } from 'react';

/** Kept beside the router's own values in the state of a history entry. */
const MARK = 'isFullScreen';

const readState = () => window.history.state as Readonly<Record<string, unknown>> | null;

const isMarked = () => readState()?.[MARK] === true;

interface FullScreen {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Whether photos fill the screen. They have their own history entry, so that Back closes them and stays on the page. */
export function useFullScreen(): FullScreen {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const follow = () => setIsOpen(isMarked());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return {
    isOpen,
    open: () => {
      // The entry is still there if the page was reloaded while the photos were open.
      if (!isMarked()) window.history.pushState({ ...readState(), [MARK]: true }, '');
      setIsOpen(true);
    },
    close: () => {
      setIsOpen(false);
      if (isMarked()) window.history.back();
    },
  };
}
