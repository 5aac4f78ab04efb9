import { PageMessage } from '@/app/PageMessage';
import { pageTitle } from '@/app/pageTitle';
import { Button } from '@/components/Button/Button';
import { paths } from '@/lib/paths';

const COPY = {
  title: pageTitle('Something went wrong'),
  heading: 'Something went wrong',
  text: 'This page could not be shown. Nothing you have already sent is affected.',
  home: 'Return to Home',
};

/** Replaces a page that threw while rendering. The plain link reloads the site and so discards its broken state. */
export function ErrorScreen() {
  return (
    <>
      <title>{COPY.title}</title>
      <PageMessage
        isAlert
        heading={COPY.heading}
        text={COPY.text}
        action={
          <Button asChild>
            <a href={paths.home()}>{COPY.home}</a>
          </Button>
        }
      />
    </>
  );
}
