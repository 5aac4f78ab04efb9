import { NotFoundScreen } from '@/app/NotFoundScreen';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';

const TITLE = pageTitle('Page not found');
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
