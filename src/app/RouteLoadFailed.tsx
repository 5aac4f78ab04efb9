import { PageMessage } from '@/app/PageMessage';
import { pageTitle } from '@/app/pageTitle';
import { Button } from '@/components/Button/Button';

const COPY = {
  title: pageTitle('This page could not be loaded'),
  heading: 'This page could not be loaded',
  text: 'Check your connection and try again.',
  retry: 'Retry',
};

/** Shown when a page's script could not be loaded. */
export function RouteLoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <title>{COPY.title}</title>
      <PageMessage
        isAlert
        heading={COPY.heading}
        text={COPY.text}
        action={<Button onClick={onRetry}>{COPY.retry}</Button>}
      />
    </>
  );
}
