import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { CurrentRate } from './CurrentRate';
import { compareRates, RATE_LIMITS } from './rates';
import { useExchangeRate } from './useExchangeRate';
import { copy } from './copy';

const { rate: text } = copy;

/** How far the new rate is from the one in force: a slip of the hand shows as a large figure. */
function Difference({ typed, current }: { typed: string; current: unknown }) {
  const difference = compareRates(typed, current);
  if (!difference) return null;
  const { direction, percent } = difference;
  return <>{direction === 'same' ? text.same : text[direction](percent)}</>;
}

/** Shows the rate between the currencies and changes it, for what comes and not for what was. */
export function ExchangeRateCard() {
  const headingId = useId();
  const { typed, type, problem, refusal, isSaving, save, ...current } = useExchangeRate();

  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== undefined) fieldRef.current?.focus();
  }, [problem]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };

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
          noValidate
          aria-labelledby={headingId}
          className="grid grid-cols-1 content-start gap-3"
          onSubmit={submit}
        >
          <Field label={text.label} hint={text.what} error={problem}>
            {(control) => (
              <div className="flex flex-wrap gap-3">
                <div className="min-w-40 flex-1">
                  <Input
                    {...control}
                    {...RATE_LIMITS}
                    ref={fieldRef}
                    type="number"
                    name="usd_to_ngn_rate"
                    inputMode="decimal"
                    prefix="₦"
                    autoComplete="off"
                    value={typed}
                    readOnly={isSaving}
                    onChange={(event) => type(event.target.value)}
                    // A turn of the wheel over the page must not change the number unnoticed.
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
      </section>
    </Card>
  );
}
