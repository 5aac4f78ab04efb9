import { useId } from 'react';
import { Card } from '@/components/Card/Card';
import { TextField } from '@/components/TextField/TextField';
import { AmountFields } from './AmountFields';
import { DonateAction } from './DonateAction';
import { useDonation } from './useDonation';
import { copy } from './copy';

export interface DonationCardProps {
  /** Where a donor writes to give more than the largest amount. */
  contactEmail: string;
  /** The project that the gift is for; without one it is for the organisation's work in general. */
  project?: { id: number; title: string };
  /** Called with the checkout's absolute http(s) address. */
  redirect?: (checkoutUrl: string) => void;
}

const goTo = (checkoutUrl: string) => window.location.assign(checkoutUrl);

/** The form that starts a donation and opens the provider's checkout. */
export function DonationCard({ contactEmail, project, redirect = goTo }: DonationCardProps) {
  const headingId = useId();
  const { formRef, form, limits, checkout, submit } = useDonation({ projectId: project?.id, redirect });
  const { frequency } = form.values;
  return (
    <Card variant="raised" padding="large" className="print:hidden">
      <form
        ref={formRef}
        noValidate
        aria-labelledby={headingId}
        onSubmit={submit}
        className="@container grid grid-cols-1 gap-5"
      >
        <div>
          <h2 id={headingId} className="text-22 font-semibold">
            {project ? copy.projectHeading : copy.heading[frequency]}
          </h2>
          {project && <p className="mt-1 text-muted">{copy.projectGift[frequency](project.title)}</p>}
        </div>
        <AmountFields form={form} limits={limits} contactEmail={contactEmail} />
        <TextField {...form.field('fullName')} label={copy.fullName} autoComplete="name" isRequired />
        <TextField {...form.field('email')} label={copy.email} type="email" autoComplete="email" isRequired />
        <DonateAction
          values={form.values}
          limits={limits}
          isBusy={form.status !== 'open'}
          checkoutUrl={checkout.checkoutUrl}
          failure={checkout.failure}
          captcha={checkout.captcha}
        />
      </form>
    </Card>
  );
}
