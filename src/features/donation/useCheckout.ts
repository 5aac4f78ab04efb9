import { useEffect, useRef, useState } from 'react';
import { outcomeUnknown, toApiError, type ApiError } from '@/api/errors';
import { sortRefusal } from '@/api/refusals';
import type { DonationCreate } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useCaptchaField } from '@/features/captcha/useCaptchaField';
import type { Refused } from '@/lib/form/useForm';
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
 * @param redirect called with the checkout's absolute http(s) address
 * @param focusCaptcha called when the captcha has to be completed first
 */
export function useCheckout(redirect: (checkoutUrl: string) => void, focusCaptcha: () => void) {
  const { send, prepare } = useApiMutation('post', '/api/donation/donations', ['checkout_url']);
  const [checkoutUrl, setCheckoutUrl] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [isCaptchaAsked, setIsCaptchaAsked] = useState(false);
  const captcha = useCaptchaField();
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

  /** Resolves with undefined once the browser was sent away, else with what was refused, by field. */
  const start = async (donation: DonationCreate): Promise<Refused<DonationValues>> => {
    setFailure(undefined);
    if (isCaptchaAsked && captcha.token === null) {
      captcha.complain(copy.captcha.missing);
      focusCaptcha();
      return {};
    }
    try {
      const params = { header: { 'Idempotency-Key': key.of(donation) } };
      const body = captcha.token ? { ...donation, captcha_token: captcha.token } : donation;
      const { checkout_url: address } = await send({ params, body });
      // A donor who has gone to another page of the site stays there.
      return isMounted.current ? leave(address) : {};
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.code === 'captcha_required' || error.code === 'captcha_failed') {
        captcha.renew();
        captcha.complain(error.code === 'captcha_failed' ? copy.captcha.failed : undefined);
        setIsCaptchaAsked(true);
        focusCaptcha();
        return {};
      }
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
    /** Only there once the backend has asked for it. */
    captcha: isCaptchaAsked ? captcha : undefined,
    start,
    /** For a donor who comes back to the page as it was. */
    reopen: () => {
      setCheckoutUrl(undefined);
      captcha.renew();
    },
    /** Loads what sending needs, when the donor turns to the form. */
    prepare,
  };
}
