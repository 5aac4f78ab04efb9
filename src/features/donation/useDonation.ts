import { useRef } from 'react';
import { useTurnToForm } from '@/lib/useTurnToForm';
import { toDonationCreate } from './donationForm';
import { dropDraft } from './draft';
import { useCheckout } from './useCheckout';
import { useDonationForm } from './useDonationForm';

interface DonationOptions {
  /** The project that the gift is for; undefined for the organisation's work in general. */
  projectId: number | undefined;
  /** Is given the checkout's address, an absolute http(s) one. */
  redirect: (checkoutUrl: string) => void;
}

/** The donation form with everything behind it. `formRef` belongs on the `<form>`, `submit` behind its submit event. */
export function useDonation({ projectId, redirect }: DonationOptions) {
  const formRef = useRef<HTMLFormElement>(null);
  const { start, prepare, ...checkout } = useCheckout((checkoutUrl) => {
    dropDraft();
    redirect(checkoutUrl);
  });
  useTurnToForm(formRef, prepare);
  const { form, actions, messages, showProblems, showRefusals } = useDonationForm(
    formRef,
    projectId,
    checkout.isBusy,
  );

  const submit = async () => {
    if (checkout.isBusy || showProblems()) return;
    showRefusals(await start(toDonationCreate(form, projectId)));
  };
  return { formRef, form, actions, messages, checkout, submit };
}
