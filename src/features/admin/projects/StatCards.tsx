import { Button } from '@/components/Button/Button';
import { Skeleton, SkeletonRegion } from '@/components/Skeleton/Skeleton';
import { formatCount } from '@/lib/numbers';
import { useProjectStats } from './useAdminProjects';
import { copy } from './copy';

const { stats: text } = copy;
const COUNTS = ['total', 'active', 'completed', 'draft'] as const;
const GRID = 'grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-3 sm:grid-cols-4 lg:gap-4';

/** The number of projects by status. It loads and fails independently of the list. */
export function StatCards() {
  const { data: stats, error, isValidating, retry } = useProjectStats();
  if (stats) {
    return (
      <dl aria-label={text.label} className={GRID}>
        {COUNTS.map((count) => (
          <div key={count} className="rounded-card border border-line bg-white px-4 py-3 sm:px-5">
            <dt className="text-14 text-muted">{text[count]}</dt>
            <dd className="figures text-28 font-semibold">{formatCount(stats[count])}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (error) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-white px-4 py-3 sm:px-5"
      >
        <p>{text.failed}</p>
        <Button variant="ghost" isPending={isValidating} onClick={retry}>
          {text.retry}
        </Button>
      </div>
    );
  }
  return (
    <SkeletonRegion label={text.loading} className={GRID}>
      {COUNTS.map((count) => (
        <Skeleton key={count} className="h-20 rounded-card" />
      ))}
    </SkeletonRegion>
  );
}
