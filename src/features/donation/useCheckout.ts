import { useEffect, useRef, useState } from 'react';
import { outcomeUnknown, toApiError, type ApiError } from '@/api/errors';
import { sortRefusal } from '@/api/refusals';
import type { DonationCreate } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import type { FieldMessages } from '@/lib/form/messages';
import { safeHttpUrl } from '@/lib/safeUrl';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import type { DonationValues } from './donationForm';
import { copy } from './copy';

/** Why a try failed, as the card says it. */
export interface Failure {
  title: string;
  text: string;
}

const FIELDS = { amount: 'amount', donor_full_name: 'fullName', donor_email: 'email' } as const;

function failureOf(error: ApiError): Failure {
  const { message } = error;
  if (outcomeUnknown(error)) return { title: copy.unsure, text: `${message} ${copy.sendAgain}` };
  return { title: copy.failed, text: message };
}

/** Whether the component is still on the screen, for answers that come late. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/**
 * Creates a donation and sends the browser to its checkout.
 *
 * @param redirect is given the checkout's address, which is always an absolute http(s) one
 */
export function useCheckout(redirect: (checkoutUrl: string) => void) {
  const { send, prepare } = useApiMutation('post', '/api/donation/donations', ['checkout_url']);
  const [checkoutUrl, setCheckoutUrl] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const isMounted = useIsMounted();
  const key = useIdempotencyKey('donationKey');

  const leave = (address: string) => {
    const url = safeHttpUrl(address);
    if (url === undefined) {
      setFailure({ title: copy.failed, text: copy.unsafeCheckout });
      return {};
    }
    key.forget();
    setCheckoutUrl(url);
    redirect(url);
    return undefined;
  };

  /** Resolves with undefined when the browser has been sent away, else with what was refused, by field. */
  const start = async (donation: DonationCreate): Promise<FieldMessages<DonationValues> | undefined> => {
    setFailure(undefined);
    try {
      const params = { header: { 'Idempotency-Key': key.of(donation) } };
      const { checkout_url: address } = await send({ params, body: donation });
      // A donor who went to another page of the site meanwhile is not pulled away from it.
      return isMounted.current ? leave(address) : {};
    } catch (thrown) {
      const error = toApiError(thrown);
      const { messages, isPlaced } = sortRefusal(error, FIELDS);
      if (!isPlaced) setFailure(failureOf(error));
      const refused = Object.entries(messages).map(([field, message]) => [field, copy.refused(message)]);
      return Object.fromEntries(refused) as typeof messages;
    }
  };

  return {
    /** Where the browser has been sent to. */
    checkoutUrl,
    /** Why the last try failed, apart from what belongs to a field. */
    failure,
    start,
    /** For a donor who comes back to the page as it was. */
    reopen: () => setCheckoutUrl(undefined),
    /** Loads what sending needs; for the moment in which the donor turns to the form. */
    prepare,
  };
}
