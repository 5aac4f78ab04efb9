import type { ReactNode } from 'react';

/** What the chosen amount means, announced when it changes. */
export function Meaning({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p className="mt-2 rounded-control bg-leaf px-3 py-2 text-14 wrap-anywhere text-forest">{children}</p>
      )}
    </div>
  );
}
