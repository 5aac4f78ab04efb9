import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether the router has shown another page in this tab before. */
const canGoBack = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/**
 * Goes back to the previous page, or to `fallback` if there is none. Signing in leaves the page in the history twice,
 * so it goes back until the page changes.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The entry that was left last; null unless the user is going back.
  const leftAt = useRef<string>(null);
  const step = useRef(() => {});

  useEffect(() => {
    step.current = () => {
      if (canGoBack()) void navigate(-1);
      else void navigate(fallback, { replace: true });
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
