import { SWRConfig } from 'swr';
import { StatusIcon } from '@/components/StatusIcon/StatusIcon';
import { Outcome } from './Outcome';
import { ReturnOutcome } from './ReturnOutcome';
import { ASK_ONCE, namesPayment, type ReturnParameters } from './useConfirmation';
import { copy } from './copy';

export interface ThankYouScreenProps extends ReturnParameters {
  /** The site's address, absolute: what Share hands on. */
  siteUrl: string;
  /** Where a donor whose payment stays unconfirmed can write. */
  contactEmail: string;
}

/**
 * /thankyou. Where the address names a payment, the backend is asked about it once, and the screen says what the
 * backend answered and nothing more; without one it thanks and asks nothing.
 */
export function ThankYouScreen({ siteUrl, contactEmail, ...parameters }: ThankYouScreenProps) {
  if (!namesPayment(parameters)) {
    return (
      <Outcome
        heading={copy.thanks.heading}
        mark={<StatusIcon kind="thanks" />}
        status={copy.thanks.text}
        siteUrl={siteUrl}
      />
    );
  }
  return (
    <SWRConfig value={ASK_ONCE}>
      <ReturnOutcome parameters={parameters} siteUrl={siteUrl} contactEmail={contactEmail} />
    </SWRConfig>
  );
}
