import { useEffect, useRef, useState } from 'react';
import { outcomeUnknown, toApiError, type ApiError } from '@/api/errors';
import type { DonationCreate } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { sortRefusal, type FieldRefusals } from './refusals';
import { copy } from './copy';
import { safeHttpUrl } from '@/lib/safeUrl';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';

/** What stands at the card of a try that failed. */
export interface Failure {
  title: string;
  text: string;
}

type Phase =
  | { name: 'idle' }
  | { name: 'sending' }
  | { name: 'leaving'; checkoutUrl: string }
  | { name: 'failed'; failure: Failure };

const isBusyIn = (phase: Phase['name']) => phase === 'sending' || phase === 'leaving';

function failureOf(error: ApiError): Failure {
  const { message } = error;
  if (outcomeUnknown(error)) return { title: copy.unsure, text: `${message} ${copy.sendAgain}` };
  return { title: copy.failed, text: message };
}

interface Checkout {
  /** A donation is being sent, or the browser is on its way to the checkout. */
  isBusy: boolean;
  /** Where the browser is being sent to. */
  checkoutUrl: string | undefined;
  /** Why the last try failed, apart from what belongs to a field. */
  failure: Failure | undefined;
  /** Sends one donation and then the browser. Does nothing while busy. Resolves with what was refused by field. */
  start: (donation: DonationCreate) => Promise<FieldRefusals>;
  /** Loads what sending needs; for the moment in which the donor turns to the form. */
  prepare: () => void;
}

/** Calls back when Back brings the page as it was left, with its script still running. */
function useRestoredPage(onRestored: () => void) {
  const latest = useRef(onRestored);
  useEffect(() => {
    latest.current = onRestored;
  });
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
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
export function useCheckout(redirect: (checkoutUrl: string) => void): Checkout {
  const { send, prepare } = useApiMutation('post', '/api/donation/donations', ['checkout_url']);
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  // The phase as of now: a second press comes before the screen has followed the first one.
  const phaseNow = useRef<Phase['name']>('idle');
  const isMounted = useIsMounted();
  const key = useIdempotencyKey('donationKey');

  const settle = (next: Phase) => {
    phaseNow.current = next.name;
    setPhase(next);
  };
  useRestoredPage(() => {
    if (phaseNow.current === 'leaving') settle({ name: 'idle' });
  });

  const leave = (address: string) => {
    const checkoutUrl = safeHttpUrl(address);
    if (checkoutUrl === undefined)
      return settle({ name: 'failed', failure: { title: copy.failed, text: copy.unsafeCheckout } });
    key.forget();
    settle({ name: 'leaving', checkoutUrl });
    redirect(checkoutUrl);
  };

  const start = async (donation: DonationCreate): Promise<FieldRefusals> => {
    if (isBusyIn(phaseNow.current)) return {};
    settle({ name: 'sending' });
    try {
      const params = { header: { 'Idempotency-Key': key.of(donation) } };
      const { checkout_url: address } = await send({ params, body: donation });
      // A donor who went to another page of the site meanwhile is not pulled away from it.
      if (isMounted.current) leave(address);
      return {};
    } catch (failure) {
      const error = toApiError(failure);
      const { fields, isPlaced } = sortRefusal(error);
      settle(isPlaced ? { name: 'idle' } : { name: 'failed', failure: failureOf(error) });
      return fields;
    }
  };

  return {
    isBusy: isBusyIn(phase.name),
    checkoutUrl: phase.name === 'leaving' ? phase.checkoutUrl : undefined,
    failure: phase.name === 'failed' ? phase.failure : undefined,
    start,
    prepare,
  };
}
