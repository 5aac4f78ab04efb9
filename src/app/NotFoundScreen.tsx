import { PageMessage } from '@/app/PageMessage';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { WovenStrip } from '@/components/WovenStrip/WovenStrip';
import { paths } from '@/lib/paths';

const COPY = {
  heading: 'Oops! Page not found',
  text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  home: 'Return to Home',
};

/** The page of every unknown address. */
export function NotFoundScreen() {
  return (
    <PageMessage
      ornament={<WovenStrip />}
      heading={COPY.heading}
      text={COPY.text}
      action={
        <Button asChild>
          <Link href={paths.home()}>{COPY.home}</Link>
        </Button>
      }
    />
  );
}
