import { useEffect, useEffectEvent, type RefObject, type SubmitEvent } from 'react';
import { useDonationLimits } from '@/api/donationLimits';
import { CAPTCHA_CONTROL } from '@/features/captcha/copy';
import { useForm } from '@/lib/form/useForm';
import type { Currency } from '@/lib/money';
import { useFirstInteraction } from '@/lib/useFirstInteraction';
import { EMPTY_VALUES, findMessages, isFilled, toDonationCreate } from './donationForm';
import { copy } from './copy';
import { donationDraft } from './draft';
import { useReturnedGift } from './returnedGift';
import { useCheckout } from './useCheckout';

interface DonationOptions {
  /** The project that the gift is for; undefined for a general donation. */
  projectId: number | undefined;
  /** The currency that an untouched form shows; by default dollars. */
  currency: Currency | undefined;
  /** Called with the checkout's absolute http(s) URL. */
  redirect: (checkoutUrl: string) => void;
}

/**
 * Lets the browser restore typed values when the donor returns. It restores a field only if its value differs from
 * the `value` attribute, which React updates on every keystroke.
 */
function useBrowserMemory(formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onPageHide = () => {
      const typed = formRef.current?.querySelectorAll('input:not([type=radio], [type=hidden])') ?? [];
      for (const input of typed) input.removeAttribute('value');
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [formRef]);
}

/** Calls `onRestored` when Back restores the page with its script still running. */
function useRestoredPage(onRestored: () => void) {
  const restore = useEffectEvent(onRestored);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) restore();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}

/** The state of the donation form. */
export function useDonation({ projectId, currency = EMPTY_VALUES.currency, redirect }: DonationOptions) {
  const limits = useDonationLimits();
  const returned = useReturnedGift();
  const { formRef, ...form } = useForm({
    initial: { ...EMPTY_VALUES, currency },
    validate: (values) => findMessages(values, limits, returned && copy.next),
    draft: donationDraft(projectId, currency),
    returned,
  });
  const checkout = useCheckout(redirect, () => form.focus([CAPTCHA_CONTROL]), returned);
  useFirstInteraction(formRef, checkout.prepare);
  useBrowserMemory(formRef);
  useRestoredPage(() => {
    if (form.status !== 'sent') return;
    checkout.reopen();
    form.reopen();
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.submit(event, (values) =>
      isFilled(values, limits) ? checkout.start(toDonationCreate(values, projectId)) : {},
    );
  return { formRef, form, limits, checkout, submit };
}
