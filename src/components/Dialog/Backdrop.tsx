import { useStillPage } from '@/components/Dialog/useStillPage';

/** What lies between a dialog and the page, which stands still meanwhile. */
export function Backdrop() {
  useStillPage();
  return <div aria-hidden="true" className="pointer-events-auto fixed inset-0 z-40 bg-ink/60" />;
}
