import { useId } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { CurrentRate } from './CurrentRate';
import { compareRates, formatNairaRate, RATE_LIMITS } from './rates';
import { useExchangeRate } from './useExchangeRate';
import { copy } from './copy';

const { rate: text } = copy;

/** The difference from the current rate, so that a typing mistake shows as a large percentage. */
function Difference({ typed, current }: { typed: string; current: unknown }) {
  const difference = compareRates(typed, current);
  if (!difference) return null;
  const { direction, percent } = difference;
  return <>{direction === 'same' ? text.same : text[direction](percent)}</>;
}

/** Shows the exchange rate and changes it for future gifts. */
export function ExchangeRateCard() {
  const headingId = useId();
  const { formRef, form, type, refusal, submit, isAsking, confirm, cancel, ...current } = useExchangeRate();
  const { name, value: typed, error } = form.field('rate');
  const isSaving = form.status === 'sending';
  const [from, to] = [formatNairaRate(current.rate?.usd_to_ngn_rate), formatNairaRate(typed)];

  return (
    <Card padding="large">
      <section aria-labelledby={headingId} className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 id={headingId} className="mb-4 text-22 font-semibold">
            {text.heading}
          </h2>
          <CurrentRate {...current} />
        </div>
        <form
          ref={formRef}
          noValidate
          aria-labelledby={headingId}
          className="grid grid-cols-1 content-start gap-3"
          onSubmit={submit}
        >
          <Field label={text.label} hint={text.hint} error={error}>
            {(control) => (
              <div className="flex flex-wrap gap-3">
                <div className="min-w-40 flex-1">
                  <Input
                    {...control}
                    {...RATE_LIMITS}
                    type="number"
                    name={name}
                    inputMode="decimal"
                    prefix="₦"
                    autoComplete="off"
                    value={typed}
                    readOnly={isSaving}
                    onChange={(event) => type(event.target.value)}
                    // Scrolling the page must not change the number.
                    onWheel={(event) => event.currentTarget.blur()}
                  />
                </div>
                <Button
                  type="submit"
                  className="max-sm:w-full"
                  disabled={typed === ''}
                  isPending={isSaving}
                  pendingLabel={text.saving}
                >
                  {text.save}
                </Button>
              </div>
            )}
          </Field>
          <p aria-live="polite" className="min-h-5 text-14 font-semibold">
            <Difference typed={typed} current={current.rate?.usd_to_ngn_rate} />
          </p>
          {refusal !== undefined && (
            <Alert kind="error" title={refusal.title}>
              {refusal.text}
            </Alert>
          )}
        </form>
        <AlertDialog
          isOpen={isAsking}
          title={text.ask.title(from ?? '', to ?? '')}
          tone="primary"
          confirmLabel={text.ask.confirm}
          onConfirm={confirm}
          onCancel={cancel}
        >
          <p>{text.ask.text}</p>
        </AlertDialog>
      </section>
    </Card>
  );
}
