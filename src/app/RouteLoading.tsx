import { Spinner } from '@/components/Spinner/Spinner';

const LABEL = 'Loading page';

/** Shown while the script of a page is on its way. As tall as a page, so that the footer does not jump. */
export function RouteLoading() {
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <Spinner label={LABEL} />
    </div>
  );
}
