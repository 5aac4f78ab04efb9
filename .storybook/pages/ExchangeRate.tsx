import { useApiQuery } from '@/api/useApiQuery';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Spinner } from '@/components/Spinner/Spinner';
import { formatInstant } from '@/lib/dates';

/** A screen for the example stories: the exchange rate. */
export function ExchangeRate() {
  const { data, error, retry } = useApiQuery('/api/donation/exchange_rate', {}, ['data']);
  if (error) {
    return (
      <Alert
        kind="error"
        title="The exchange rate could not be loaded."
        action={
          <Button variant="outline" onClick={retry}>
            Retry
          </Button>
        }
      />
    );
  }
  if (!data) return <Spinner label="Loading the exchange rate" />;
  const { usd_to_ngn_rate: rate, updated_at: updatedAt } = data.data;
  return (
    <section aria-labelledby="rate" className="grid gap-2">
      <h1 id="rate" className="text-22 font-semibold">
        Exchange rate
      </h1>
      <p className="figures text-28">{`$1 = ₦${rate}`}</p>
      {updatedAt && <p className="text-muted">{`Set on ${formatInstant(updatedAt)}`}</p>}
    </section>
  );
}
