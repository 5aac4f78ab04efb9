import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** The text to announce. */
  children: ReactNode;
}

/** Text for screen readers only, where the layout already shows it. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>;
}
