import { useId } from 'react';
import { FORM_ACTION } from '@/api/backendAddress';
import type { DonationLimits } from '@/api/donationLimits';
import { Captcha } from '@/features/captcha/Captcha';
import type { CaptchaField } from '@/features/captcha/useCaptchaField';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { formatMoney } from '@/lib/money';
import { useHydrated } from '@/lib/useHydrated';
import { findProblems, isFilled, readAmount, type DonationValues } from './donationForm';
import { PAYMENT_CLIENTS } from './donationOptions';
import type { Failure } from './useCheckout';
import { copy, withoutScript } from './copy';

interface DonateActionProps {
  values: DonationValues;
  limits: DonationLimits;
  isBusy: boolean;
  /** The checkout that the browser is going to. */
  checkoutUrl: string | undefined;
  /** Why the last attempt failed. */
  failure: Failure | undefined;
  /** Undefined unless the backend has asked for it. */
  captcha: CaptchaField | undefined;
  /** Where a donor without JavaScript writes when a captcha is needed. */
  contactEmail: string;
}

/** The button's label: the amount, the currency and the frequency, as far as they are chosen. */
function nameButton(values: DonationValues, limits: DonationLimits): string {
  const amount = readAmount(values, limits);
  return amount.ok
    ? copy.buttonWithAmount[values.frequency](formatMoney(amount.decimal, values.currency))
    : copy.button[values.frequency];
}

/** What is missing before the button is enabled, or what happens next. */
function nameNextStep(values: DonationValues, limits: DonationLimits): string {
  if (isFilled(values, limits)) return copy.next[PAYMENT_CLIENTS[values.currency]];
  const { amount, fullName } = findProblems(values, limits);
  if (amount !== undefined) return amount === 'empty' ? copy.next.amount : copy.next.wrongAmount;
  return fullName === 'empty' ? copy.next.fullName : copy.next.email;
}

/** The end of the form: the payment provider, any failure, and the button. */
export function DonateAction({
  values,
  limits,
  isBusy,
  checkoutUrl,
  failure,
  captcha,
  contactEmail,
}: DonateActionProps) {
  // Before hydration, only the browser knows the input, and the server checks it.
  const isJudged = useHydrated() || FORM_ACTION === undefined;
  const nextStepId = useId();
  const provider = PAYMENT_CLIENTS[values.currency];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="noscript:hidden">
        <p>{copy.pay[provider][values.frequency]}</p>
        {values.frequency === 'MONTHLY' && <p className="mt-1 text-14 text-muted">{copy.monthlyMeans}</p>}
      </div>
      <noscript>{import.meta.env.SSR && <p>{withoutScript.pay}</p>}</noscript>
      {failure !== undefined && (
        <Alert kind="error" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      {captcha !== undefined && (
        <>
          <Alert kind="info" title={copy.captcha.title}>
            {copy.captcha.text}
          </Alert>
          <div className="noscript:hidden">
            <Captcha key={captcha.key} action="donation" onToken={captcha.take} error={captcha.error} />
          </div>
          <noscript>
            {import.meta.env.SSR && (
              <p>
                {withoutScript.captcha}{' '}
                <a
                  href={`mailto:${contactEmail}`}
                  className="font-semibold wrap-anywhere text-forest underline"
                >
                  {contactEmail}
                </a>
              </p>
            )}
          </noscript>
        </>
      )}
      <div className="grid grid-cols-1 gap-2 text-center">
        <Button
          type="submit"
          variant="donate"
          size="large"
          isWide
          className="wrap-anywhere"
          disabled={isJudged && !isFilled(values, limits)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- in HTML rendered with a refusal, below the message; React never focuses it
          autoFocus={failure !== undefined || captcha !== undefined}
          isPending={isBusy}
          pendingLabel={copy.pending}
          aria-describedby={nextStepId}
        >
          {isJudged ? nameButton(values, limits) : copy.button.ONCE}
        </Button>
        <p id={nextStepId} className="text-14 text-muted noscript:hidden">
          {checkoutUrl === undefined ? (
            nameNextStep(values, limits)
          ) : (
            <a href={checkoutUrl} className="font-semibold text-forest underline">
              {copy.opening[provider]}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
