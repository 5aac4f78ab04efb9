import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Progress } from '@/components/Progress/Progress';
import { Section } from '@/components/Section/Section';
import { fundingOf } from '@/features/projects/funding';
import { copy as fundingCopy } from '@/features/projects/fundingCopy';
import { ProjectImage } from '@/features/projects/ProjectImage';
import type { Project } from '@/api/types';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { copy } from './copy';
import { homeLists } from './homeLists';
import { useHomeList } from './useHomeList';

const COVER = { width: 480, height: 320, sizes: '10rem' };

/** Whether a project still needs gifts. */
const isOpen = (project: Project) => project.receiving_donation && fundingOf(project).value < 100;

function NearlyFunded({ project }: { project: Project }) {
  const { id, title, cover_image: cover, currency, amount_raised: raised, target_amount: target } = project;
  const { value, percentage, goal } = fundingOf(project);
  return (
    <article className="relative grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] items-center gap-x-4 rounded-card py-6 has-focus-visible:outline-3 has-focus-visible:outline-(--focus-ring) sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6">
      <ProjectImage path={cover} alt="" isLazy className="aspect-3/2 w-full rounded-control" {...COVER} />
      <div>
        <h3 className="text-18 font-semibold wrap-anywhere hyphens-long">
          <Link
            href={paths.project(id)}
            className="underline-offset-4 outline-none after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <Progress
          label={fundingCopy.progress}
          value={value}
          valueLabel={fundingCopy.funded(percentage)}
          className="mt-3"
        />
        <p className="figures mt-2 flex flex-wrap justify-between gap-x-4 wrap-anywhere">
          <span className="font-semibold text-forest">
            {copy.nearly.toGo(formatMoney(Number(target) - Number(raised), currency))}
          </span>
          <span className="text-muted">{fundingCopy.goal(goal)}</span>
        </p>
      </div>
    </article>
  );
}

/** Up to three projects, those closest to their goal. Nothing when there are none. */
export function NearlyThere() {
  const headingId = useId();
  const projects = useHomeList(homeLists.nearlyFunded).filter(isOpen);
  if (projects.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="lg:pt-6">
          <h2 id={headingId} className="text-28 font-semibold lg:text-36">
            {copy.nearly.heading}
          </h2>
          <p className="mt-3 max-w-text text-18 text-muted">{copy.nearly.text}</p>
          <Button asChild variant="outline" className="mt-6">
            <Link href={paths.projects()}>{copy.nearly.all}</Link>
          </Button>
        </div>
        <ul className="divide-y divide-line">
          {projects.map((project) => (
            <li key={project.id}>
              <NearlyFunded project={project} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
