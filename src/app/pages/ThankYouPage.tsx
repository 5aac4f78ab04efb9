import { useSearchParams } from 'react-router-dom';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { ThankYouScreen } from '@/features/thank-you/ThankYouScreen';
import { paths } from '@/lib/paths';

const TITLE = 'Your donation | Kitbridge';
const DESCRIPTION = 'Your donation to Kitbridge.';

/** /thankyou, where the payment provider sends the donor back. Never prerendered: it reads the address. */
export function ThankYouPage() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} noIndex />
      <ThankYouScreen
        payerId={query.get('PayerID')}
        paymentId={query.get('paymentId')}
        token={query.get('token')}
        siteUrl={new URL(paths.home(), location.origin).href}
        contactEmail={organisation.email}
      />
    </>
  );
}
