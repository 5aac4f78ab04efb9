import { NotFoundScreen } from '@/app/NotFoundScreen';
import { PageHead } from '@/app/PageHead';

const TITLE = 'Page not found | Kitbridge';
const DESCRIPTION = 'There is no page at this address.';

/** Every unknown address. */
export function NotFoundPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} noIndex />
      <NotFoundScreen />
    </>
  );
}
