import { Card } from '@/components/Card/Card';
import { Skeleton, SkeletonRegion } from '@/components/Skeleton/Skeleton';
import type { Project } from '@/api/types';
import { copy } from './listCopy';
import { ProjectCard } from './ProjectCard';

const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The cards of a page. */
export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className={GRID}>
      {projects.map((project, index) => (
        <li key={project.id} className="later flex min-w-0">
          {/* The filters and the summary leave a phone's first screen room for one. */}
          <ProjectCard project={project} isInSight={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders while the cards load. */
export function ProjectGridLoading() {
  return (
    <SkeletonRegion label={copy.loading} className={GRID}>
      {PLACES.map((place) => (
        <Card key={place} padding="none" className="overflow-hidden">
          <Skeleton className="aspect-3/2 w-full rounded-none" />
          <div className="p-5">
            <Skeleton className="h-7 w-28" />
            <Skeleton className="mt-3 h-6 w-4/5" />
            <Skeleton className="mt-3 h-12 w-full" />
            <Skeleton className="mt-6 h-2.5 w-full" />
          </div>
        </Card>
      ))}
    </SkeletonRegion>
  );
}
