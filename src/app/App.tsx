import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { ErrorScreen } from '@/app/ErrorScreen';
import { NavigationEffects } from '@/app/NavigationEffects';
import { RouterLink } from '@/app/RouterLink';
import { LinkProvider } from '@/components/Link/Link';
import { Toaster } from '@/components/Toast/Toaster';

/** What the public site and the admin area have in common; needs a router around it. */
export function App({ children }: { children: ReactNode }) {
  return (
    <LinkProvider value={RouterLink}>
      <ErrorBoundary fallback={() => <ErrorScreen />}>
        <NavigationEffects>{children}</NavigationEffects>
      </ErrorBoundary>
      <Toaster />
    </LinkProvider>
  );
}
