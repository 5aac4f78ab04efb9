import { Badge } from '@/components/Badge/Badge';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Link } from '@/components/Link/Link';
import { Progress } from '@/components/Progress/Progress';
import type { Project } from '@/api/types';
import { fundingOf } from '@/features/projects/funding';
import { copy as fundingCopy } from '@/features/projects/fundingCopy';
import { ProjectImage } from '@/features/projects/ProjectImage';
import { isActive } from '@/features/projects/projectStatus';
import { publicCategoryLabel } from '@/lib/categories';
import { paths } from '@/lib/paths';
import { capitalize } from '@/lib/text';
import { copy } from './copy';

interface ProjectCardProps {
  project: Project;
  onDelete: () => void;
}

const COVER = { width: 480, height: 320, sizes: '(min-width: 640px) 11rem, 100vw' };

function Funding({ project }: Pick<ProjectCardProps, 'project'>) {
  const { value, percentage, raised, goal } = fundingOf(project);
  return (
    <div className="mt-3">
      <Progress label={fundingCopy.progress} value={value} valueLabel={fundingCopy.funded(percentage)} />
      <p className="figures mt-2 flex flex-wrap justify-between gap-x-4 text-14 wrap-anywhere">
        <span className="font-semibold">{fundingCopy.raised(raised)}</span>
        <span className="text-muted">{fundingCopy.goal(goal)}</span>
      </p>
      <p className="figures text-14 text-muted">{fundingCopy.funded(percentage)}</p>
    </div>
  );
}

/** A project as an administrator sees it in the list. */
export function ProjectCard({ project, onDelete }: ProjectCardProps) {
  const { title } = project;
  const category = publicCategoryLabel(project.category);
  const named = <span className="sr-only">{` ${title}`}</span>;
  return (
    <Card padding="none" className="flex w-full min-w-0 flex-col overflow-hidden sm:flex-row">
      <ProjectImage
        path={project.cover_image}
        alt=""
        isLazy
        className="h-36 w-full shrink-0 sm:h-auto sm:w-44"
        {...COVER}
      />
      <div className="flex min-w-0 grow flex-col p-4 sm:p-5">
        <p className="flex flex-wrap gap-2">
          <Badge variant={isActive(project.status) ? 'default' : 'secondary'}>
            {capitalize(project.status)}
          </Badge>
          {category !== '' && <Badge variant="secondary">{category}</Badge>}
        </p>
        <h3 dir="auto" className="mt-2 line-clamp-4 text-18 font-semibold wrap-anywhere">
          {title}
        </h3>
        <Funding project={project} />
        <div className="mt-auto flex flex-wrap gap-3 pt-4">
          <Button asChild variant="outline">
            <Link href={paths.adminProjectEdit(project.id)}>
              {copy.edit}
              {named}
            </Link>
          </Button>
          <Button variant="ghost" onClick={onDelete}>
            {copy.delete}
            {named}
          </Button>
        </div>
      </div>
    </Card>
  );
}
