import { useStillPage } from '@/components/Dialog/useStillPage';

/** Covers the page behind a dialog and prevents scrolling. */
export function Backdrop() {
  useStillPage();
  return <div aria-hidden="true" className="pointer-events-auto fixed inset-0 z-40 bg-ink/60" />;
}
