import { useId, type ReactNode } from 'react';
import { FORM_ACTION } from '@/api/backendAddress';
import { Card } from '@/components/Card/Card';
import { TextField } from '@/components/TextField/TextField';
import type { Currency } from '@/lib/money';
import { AmountFields } from './AmountFields';
import { DonateAction } from './DonateAction';
import type { GiftSoFar } from './donationForm';
import { useDonation } from './useDonation';
import { copy } from './copy';

export interface DonationCardProps {
  /** Where a donor writes to give more than the largest amount. */
  contactEmail: string;
  /**
   * The project that the gift is for; without one it is a general donation. The form starts in its
   * currency.
   */
  project?: { id: number; title: string; currency?: Currency | undefined };
  /** Renders what is shown below the amount, such as what it pays for. */
  afterAmount?: (gift: GiftSoFar) => ReactNode;
  /** Called with the checkout's absolute http(s) address. */
  redirect?: (checkoutUrl: string) => void;
}

const goTo = (checkoutUrl: string) => window.location.assign(checkoutUrl);

/** The form that starts a donation and opens the provider's checkout. */
export function DonationCard({ contactEmail, project, afterAmount, redirect = goTo }: DonationCardProps) {
  const headingId = useId();
  const { formRef, form, limits, checkout, submit } = useDonation({
    projectId: project?.id,
    currency: project?.currency,
    redirect,
  });
  const { frequency } = form.values;
  return (
    <Card variant="raised" padding="large" className="print:hidden">
      <form
        ref={formRef}
        // Before hydration, and without JavaScript.
        action={FORM_ACTION}
        method="post"
        noValidate
        aria-labelledby={headingId}
        onSubmit={submit}
        className="@container grid grid-cols-1 gap-4"
      >
        <input type="hidden" name="form" value="donation" />
        {project && <input type="hidden" name="project" value={project.id} />}
        <div>
          <h2 id={headingId} className="text-22 font-semibold">
            {project ? copy.projectHeading : copy.heading[frequency]}
          </h2>
          {project && <p className="mt-1 text-muted">{copy.projectGift[frequency](project.title)}</p>}
        </div>
        <AmountFields form={form} limits={limits} contactEmail={contactEmail} afterAmount={afterAmount} />
        <div className="grid grid-cols-1 gap-x-3 gap-y-4 @min-[27rem]:grid-cols-2">
          <TextField {...form.field('fullName')} label={copy.fullName} autoComplete="name" isRequired />
          <TextField
            {...form.field('email')}
            label={copy.email}
            type="email"
            autoComplete="email"
            isRequired
          />
        </div>
        <DonateAction
          values={form.values}
          limits={limits}
          isBusy={form.status !== 'open'}
          checkoutUrl={checkout.checkoutUrl}
          failure={checkout.failure}
          captcha={checkout.captcha}
          contactEmail={contactEmail}
        />
      </form>
    </Card>
  );
}
