import { useId, type SubmitEvent } from 'react';
import { Card } from '@/components/Card/Card';
import { AmountFields } from './AmountFields';
import { DonateAction } from './DonateAction';
import { DonorFields } from './DonorFields';
import { useDonation } from './useDonation';
import { copy } from './copy';

export interface DonationCardProps {
  /** Where a donor writes to end a monthly gift. */
  contactEmail: string;
  /** The project that the gift is for; without one it is for the organisation's work in general. */
  project?: { id: number; title: string };
  /** Where the browser is sent to pay; is only ever given an absolute http(s) address. */
  redirect?: (checkoutUrl: string) => void;
}

const goTo = (checkoutUrl: string) => window.location.assign(checkoutUrl);

/** The form that starts a donation: amount, currency, how often, who gives; then to the provider's checkout. */
export function DonationCard({ contactEmail, project, redirect = goTo }: DonationCardProps) {
  const headingId = useId();
  const { formRef, form, actions, messages, checkout, submit } = useDonation({
    projectId: project?.id,
    redirect,
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Card variant="raised" padding="large" className="print:hidden">
      <form
        ref={formRef}
        noValidate
        aria-labelledby={headingId}
        onSubmit={onSubmit}
        className="@container grid grid-cols-1 gap-5"
      >
        <div>
          <h2 id={headingId} className="text-22 font-semibold">
            {project ? copy.projectHeading : copy.heading[form.frequency]}
          </h2>
          {project && <p className="mt-1 text-muted">{copy.projectGift[form.frequency](project.title)}</p>}
        </div>
        <AmountFields form={form} actions={actions} message={messages.amount} />
        <DonorFields form={form} actions={actions} messages={messages} />
        <DonateAction
          form={form}
          isBusy={checkout.isBusy}
          checkoutUrl={checkout.checkoutUrl}
          failure={checkout.failure}
          contactEmail={contactEmail}
        />
      </form>
    </Card>
  );
}
