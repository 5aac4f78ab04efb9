import { Button } from '@/components/Button/Button';
import { Skeleton, SkeletonRegion } from '@/components/Skeleton/Skeleton';
import { formatInstant } from '@/lib/dates';
import { formatDollarRate, formatNairaRate } from './rates';
import type { useExchangeRate } from './useExchangeRate';
import { copy } from './copy';

type Rate = NonNullable<ReturnType<typeof useExchangeRate>['rate']>;

type CurrentRateProps = Pick<
  ReturnType<typeof useExchangeRate>,
  'rate' | 'isLoading' | 'isUnset' | 'isFailed' | 'retry'
>;

const { rate: text } = copy;

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-22 font-semibold tabular-nums wrap-anywhere">{value ?? text.unknown}</dd>
    </div>
  );
}

function Figures({ rate }: { rate: Rate }) {
  const since = formatInstant(rate.updated_at, { time: true, fallback: '' });
  return (
    <>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Figure label={text.oneDollar} value={formatNairaRate(rate.usd_to_ngn_rate)} />
        <Figure label={text.oneNaira} value={formatDollarRate(rate.ngn_to_usd_rate)} />
      </dl>
      {since !== '' && <p className="mt-2 text-14 text-muted">{text.since(since)}</p>}
    </>
  );
}

/** The current rate in both directions with its date, or why there is none. */
export function CurrentRate({ rate, isLoading, isUnset, isFailed, retry }: CurrentRateProps) {
  if (isLoading)
    return (
      <SkeletonRegion label={text.loading} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </SkeletonRegion>
    );
  if (isFailed && rate === undefined)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>{text.failed}</p>
        <Button variant="outline" onClick={retry}>
          {text.retry}
        </Button>
      </div>
    );
  return isUnset || rate === undefined ? <p>{text.none}</p> : <Figures rate={rate} />;
}
