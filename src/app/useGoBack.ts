import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTabHistory } from '@/app/HistoryRouter';

/**
 * Goes back to the previous page, or to `fallback` if there is none. Signing in leaves the page in the history twice,
 * so it goes back until the page changes.
 */
export function useGoBack(fallback: string): () => void {
  const { entry, navigate, goBack } = useTabHistory();
  const { key, index } = entry;
  // The entry that was left last; null unless the user is going back.
  const leftAt = useRef<string>(null);
  const step = useRef(() => {});

  useLayoutEffect(() => {
    step.current = () => {
      if (index > 0) goBack();
      else navigate(fallback, { replace: true });
    };
  });
  useEffect(() => {
    // An older history entry of the same page.
    if (leftAt.current !== null && leftAt.current !== key) {
      leftAt.current = key;
      step.current();
    }
  }, [key]);

  return () => {
    leftAt.current = key;
    step.current();
  };
}
