import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { ErrorScreen } from '@/app/ErrorScreen';
import { MAIN_ID } from '@/app/SkipLink';

/** The page's main landmark. A page that throws is replaced by an error screen until the address changes. */
export function MainContent({ children }: { children: ReactNode }) {
  const [pathname] = useLocation();
  return (
    <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
      <ErrorBoundary resetKey={pathname} fallback={() => <ErrorScreen />}>
        {children}
      </ErrorBoundary>
    </main>
  );
}
