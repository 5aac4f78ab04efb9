import { MessageScreen } from '@/app/MessageScreen';
import { pageTitle } from '@/app/pageTitle';
import { Button } from '@/components/Button/Button';

const WORDS = {
  title: pageTitle('This page could not be loaded'),
  heading: 'This page could not be loaded',
  text: 'Check your connection and try again.',
  retry: 'Retry',
};

/** Shown when the script of a page could not be fetched. */
export function RouteLoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <title>{WORDS.title}</title>
      <MessageScreen
        isAlert
        heading={WORDS.heading}
        text={WORDS.text}
        action={<Button onClick={onRetry}>{WORDS.retry}</Button>}
      />
    </>
  );
}
