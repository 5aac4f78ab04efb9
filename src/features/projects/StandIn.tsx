import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface StandInProps {
  /** Called as it goes away with the focus in it. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** What is shown until there is an answer to show. It goes away by itself, and would take the focus with it. */
export function StandIn({ onFocusLost, children }: StandInProps) {
  const areaRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const area = areaRef.current;
    return () => {
      if (area?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  return <div ref={areaRef}>{children}</div>;
}
