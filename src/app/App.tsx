import { ErrorBoundary } from '@/app/ErrorBoundary';
import { ErrorScreen } from '@/app/ErrorScreen';
import { NavigationEffects } from '@/app/NavigationEffects';
import { Prefetch } from '@/app/Prefetch';
import { AppRoutes } from '@/app/routes';
import { RouterLink } from '@/app/RouterLink';
import { LinkProvider } from '@/components/Link/Link';
import { Toaster } from '@/components/Toast/Toaster';

/** The whole application; needs a router around it. */
export function App() {
  return (
    <LinkProvider value={RouterLink}>
      <ErrorBoundary fallback={() => <ErrorScreen />}>
        <NavigationEffects>
          <AppRoutes />
          <Prefetch />
        </NavigationEffects>
      </ErrorBoundary>
      <Toaster />
    </LinkProvider>
  );
}
