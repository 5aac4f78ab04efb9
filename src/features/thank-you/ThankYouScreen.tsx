import { SWRConfig } from 'swr';
import { ShareLinkButton } from '@/components/ShareLinkButton/ShareLinkButton';
import { Crate } from './Crate';
import { Outcome } from './Outcome';
import { ReturnOutcome } from './ReturnOutcome';
import { ASK_ONCE, namesPayment, type ReturnParameters } from './useConfirmation';
import { copy } from './copy';

export interface ThankYouScreenProps extends ReturnParameters {
  /** What Share passes on: the site's address, with a slash at the end; before hydration only its path. */
  siteUrl: string;
  /** Where a donor whose payment stays unconfirmed can write. */
  contactEmail: string;
  /** Called with the heading, which names the outcome, now and when it changes. */
  onHeadingChange?: (heading: string) => void;
}

/**
 * /thankyou. Where the address names a payment, the backend is asked about it once, and the screen says what the
 * backend reported and nothing more; without one it thanks the donor and makes no request.
 */
export function ThankYouScreen({
  siteUrl,
  contactEmail,
  onHeadingChange,
  ...parameters
}: ThankYouScreenProps) {
  if (!namesPayment(parameters)) {
    return (
      <Outcome
        heading={copy.thanks.heading}
        mark={<Crate />}
        status={copy.thanks.text}
        share={<ShareLinkButton url={siteUrl} />}
        onHeadingChange={onHeadingChange}
      />
    );
  }
  return (
    <SWRConfig value={ASK_ONCE}>
      <ReturnOutcome
        parameters={parameters}
        siteUrl={siteUrl}
        contactEmail={contactEmail}
        onHeadingChange={onHeadingChange}
      />
    </SWRConfig>
  );
}
