import { Skeleton } from '@/components/Skeleton/Skeleton';
import type { Project } from '@/api/types';
import { PAGE_SIZE } from '@/lib/listQuery';
import { ProjectCard } from './ProjectCard';

interface ProjectGridProps {
  projects: readonly Project[];
  onDelete: (project: Project) => void;
}

const GRID = 'grid grid-cols-1 gap-4 xl:grid-cols-2';
const PLACES = Array.from({ length: PAGE_SIZE }, (_, index) => index);

/** The cards of a page. */
export function ProjectGrid({ projects, onDelete }: ProjectGridProps) {
  return (
    <ul className={GRID}>
      {projects.map((project) => (
        <li key={project.id} className="flex min-w-0">
          <ProjectCard project={project} onDelete={() => onDelete(project)} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder cards. A status message announces the loading. */
export function ProjectGridSkeleton() {
  return (
    <div aria-hidden="true" className={GRID}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-110 rounded-card sm:h-62" />
      ))}
    </div>
  );
}
