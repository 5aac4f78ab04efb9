import { useEffect, useRef, useState } from 'react';
import { outcomeUnknown, toApiError, type ApiError } from '@/api/errors';
import { sortRefusal } from '@/api/refusals';
import type { DonationCreate } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useCaptchaField } from '@/features/captcha/useCaptchaField';
import type { FieldMessages } from '@/lib/form/messages';
import type { Refused } from '@/lib/form/useForm';
import { safeHttpUrl } from '@/lib/safeUrl';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import type { DonationValues } from './donationForm';
import { copy } from './copy';

/** Why an attempt failed, as the card shows it. */
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

/** What a refusal means for the card: messages by field, or of the whole form, or that a captcha is needed. */
export function readRefusal(error: ApiError): {
  messages: FieldMessages<DonationValues>;
  failure?: Failure;
  isCaptchaAsked?: boolean;
} {
  if (error.code === 'captcha_required' || error.code === 'captcha_failed')
    return { messages: {}, isCaptchaAsked: true };
  // The whole sentence names the limit.
  if (error.code?.startsWith('amount_too_')) return { messages: { amount: error.message } };
  const { messages, isPlaced } = sortRefusal(error, FIELDS);
  const refused = Object.entries(messages).map(([field, message]) => [field, copy.refused(message)]);
  return {
    messages: Object.fromEntries(refused) as typeof messages,
    ...(!isPlaced && { failure: failureOf(error) }),
  };
}

/** Whether the component is still mounted, for late responses. */
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
 * Creates a donation and redirects the browser to its checkout.
 *
 * @param redirect called with the checkout's absolute http(s) address
 * @param focusCaptcha called when the captcha has to be completed first
 * @param returned the refusal of a form that was sent without JavaScript
 */
export function useCheckout(
  redirect: (checkoutUrl: string) => void,
  focusCaptcha: () => void,
  returned?: Partial<ReturnType<typeof readRefusal>>,
) {
  const { send, prepare } = useApiMutation('post', '/api/donation/donations', ['checkout_url']);
  const [checkoutUrl, setCheckoutUrl] = useState<string>();
  const [failure, setFailure] = useState(returned?.failure);
  const [isCaptchaAsked, setIsCaptchaAsked] = useState(returned?.isCaptchaAsked ?? false);
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

  /** Resolves with undefined after redirecting, otherwise with the refused values by field. */
  const start = async (donation: DonationCreate): Promise<Refused<DonationValues>> => {
    setFailure(undefined);
    if (isCaptchaAsked && captcha.token === null) {
      captcha.setError(copy.captcha.missing);
      focusCaptcha();
      return {};
    }
    try {
      const params = { header: { 'Idempotency-Key': key.of(donation) } };
      const body = captcha.token ? { ...donation, captcha_token: captcha.token } : donation;
      const { checkout_url: address } = await send({ params, body });
      // A donor who has moved on to another page of the site stays there.
      return isMounted.current ? leave(address) : {};
    } catch (thrown) {
      const error = toApiError(thrown);
      const refusal = readRefusal(error);
      if (refusal.isCaptchaAsked) {
        captcha.renew();
        captcha.setError(error.code === 'captcha_failed' ? copy.captcha.failed : undefined);
        setIsCaptchaAsked(true);
        focusCaptcha();
      }
      setFailure(refusal.failure);
      return refusal.messages;
    }
  };

  return {
    /** The checkout that the browser is going to. */
    checkoutUrl,
    /** Why the last attempt failed, apart from messages at fields. */
    failure,
    /** Undefined until the backend asks for it. */
    captcha: isCaptchaAsked ? captcha : undefined,
    start,
    /** Called when the donor returns to the page as they left it. */
    reopen: () => {
      setCheckoutUrl(undefined);
      captcha.renew();
    },
    /** Loads the code for sending when the donor starts using the form. */
    prepare,
  };
}
