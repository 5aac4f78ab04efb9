import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { ThankYouScreen } from '@/features/thank-you/ThankYouScreen';
import { paths } from '@/lib/paths';
import { useHydrated } from '@/lib/useHydrated';

/** Until the outcome is known. */
const TITLE = 'Your donation';
const DESCRIPTION = `Your donation to ${organisation.name}.`;

/**
 * /thankyou, where the payment provider returns the donor. Only its head is prerendered, because the page depends on
 * the query.
 */
export function ThankYouPage() {
  const [query] = useSearchParams();
  // The site's origin is not known before hydration.
  const isHydrated = useHydrated();
  const [heading, setHeading] = useState(TITLE);
  return (
    <>
      <PageHead title={pageTitle(heading)} description={DESCRIPTION} noIndex />
      <ThankYouScreen
        payerId={query.get('PayerID')}
        paymentId={query.get('paymentId')}
        token={query.get('token')}
        isCancelled={query.get('cancelled') === '1'}
        siteUrl={isHydrated ? new URL(paths.home(), location.origin).href : paths.home()}
        contactEmail={organisation.email}
        onHeadingChange={setHeading}
      />
    </>
  );
}
