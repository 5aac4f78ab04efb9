import { Button } from '@/components/Button/Button';
import { PageMessage } from '@/app/PageMessage';
import { paths } from '@/lib/paths';

const COPY = {
  heading: 'This page needs JavaScript',
  text: 'Turn it on in your browser and reload the page.',
  home: 'Return to Home',
};

/**
 * What visitors without JavaScript see instead of a page that is rendered in the browser. Rendered when the site is
 * built.
 */
export function ScriptNeeded() {
  return (
    <noscript>
      <PageMessage
        heading={COPY.heading}
        text={COPY.text}
        action={
          <Button asChild>
            <a href={paths.home()}>{COPY.home}</a>
          </Button>
        }
      />
    </noscript>
  );
}
