import { Spinner } from '@/components/Spinner/Spinner';

const LABEL = 'Loading page';

/** Shown while a page's script loads. As tall as a page, so that the footer does not jump. */
export function RouteLoading() {
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <Spinner label={LABEL} />
    </div>
  );
}
