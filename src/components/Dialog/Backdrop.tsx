import { useStillPage } from '@/components/Dialog/useStillPage';

/** Covers the page behind a dialog and keeps it from scrolling. */
export function Backdrop() {
  useStillPage();
  return <div aria-hidden="true" className="pointer-events-auto fixed inset-0 z-40 bg-ink/60" />;
}
