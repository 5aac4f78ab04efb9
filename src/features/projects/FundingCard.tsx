import { useId } from 'react';
import { Badge } from '@/components/Badge/Badge';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Progress } from '@/components/Progress/Progress';
import type { Project } from '@/api/types';
import { capitalize } from '@/lib/text';
import { reportUrl } from './backendUrls';
import { fundingOf } from './funding';
import { copy as fundingCopy } from './fundingCopy';
import { copy } from './pageCopy';
import { isActive } from './projectStatus';

/** The amount raised, the goal, and the report to download. */
export function FundingCard({ project }: { project: Project }) {
  const headingId = useId();
  const { value, percentage, raised, goal } = fundingOf(project);
  const status = project.status.trim();
  return (
    <Card>
      <section aria-labelledby={headingId}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={headingId} className="text-18 font-semibold">
            {copy.funding}
          </h2>
          {status !== '' && (
            <Badge variant={isActive(status) ? 'default' : 'secondary'}>{capitalize(status)}</Badge>
          )}
        </div>
        <p className="figures mt-4 text-18 font-semibold wrap-anywhere text-forest min-[22.5rem]:text-22 sm:text-28">
          {fundingCopy.raised(raised)}
        </p>
        <Progress
          label={fundingCopy.progress}
          value={value}
          valueLabel={fundingCopy.funded(percentage)}
          className="mt-3"
        />
        <p className="figures mt-2 flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{fundingCopy.funded(percentage)}</span>
          <span className="wrap-anywhere text-muted">{fundingCopy.goal(goal)}</span>
        </p>
        <Button asChild variant="outline" isWide className="mt-5">
          <a href={reportUrl(project.id)} target="_blank" rel="noopener">
            {copy.report}
            <span className="sr-only"> {copy.newTab}</span>
          </a>
        </Button>
      </section>
    </Card>
  );
}
