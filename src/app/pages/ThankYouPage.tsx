import { useSearchParams } from 'react-router-dom';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { ThankYouScreen } from '@/features/thank-you/ThankYouScreen';
import { paths } from '@/lib/paths';
import { useHydrated } from '@/lib/useHydrated';

const TITLE = pageTitle('Your donation');
const DESCRIPTION = `Your donation to ${organisation.name}.`;

/** /thankyou, where the payment provider sends the donor back. Only its head is prerendered: it reads the address. */
export function ThankYouPage() {
  const [query] = useSearchParams();
  // Until then the site's origin is not known.
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} noIndex />
      <ThankYouScreen
        payerId={query.get('PayerID')}
        paymentId={query.get('paymentId')}
        token={query.get('token')}
        siteUrl={isHydrated ? new URL(paths.home(), location.origin).href : paths.home()}
        contactEmail={organisation.email}
      />
    </>
  );
}
