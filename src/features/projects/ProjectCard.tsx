import { Badge } from '@/components/Badge/Badge';
import { Card } from '@/components/Card/Card';
import { Link } from '@/components/Link/Link';
import { Progress } from '@/components/Progress/Progress';
import type { Project } from '@/api/types';
import { publicCategoryLabel } from '@/lib/categories';
import { paths } from '@/lib/paths';
import { truncateDescription } from '@/lib/text';
import { fundingOf } from './funding';
import { copy } from './fundingCopy';
import { longTitle } from './longTitle';
import { ProjectImage } from './ProjectImage';

interface ProjectCardProps {
  project: Project;
  /** Loads the picture immediately, because it is on the first screen. */
  isInSight?: boolean;
}

const COVER = { width: 480, height: 320, sizes: '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw' };

function CardFunding({ project }: Pick<ProjectCardProps, 'project'>) {
  const { value, percentage, raised, goal } = fundingOf(project);
  return (
    <div className="mt-auto pt-5">
      <Progress label={copy.progress} value={value} valueLabel={copy.funded(percentage)} />
      <p className="figures mt-2 flex flex-wrap justify-between gap-x-4 text-14">
        <span className="font-semibold">{copy.raised(raised)}</span>
        <span className="text-muted">{copy.goal(goal)}</span>
      </p>
    </div>
  );
}

/** A project in a list. Its title is the only link and covers the whole card. */
export function ProjectCard({ project, isInSight = false }: ProjectCardProps) {
  const category = publicCategoryLabel(project.category);
  return (
    <Card
      padding="none"
      className="relative flex w-full min-w-0 flex-col overflow-hidden transition-[border-color] hover:border-forest has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)"
    >
      <ProjectImage
        path={project.cover_image}
        alt=""
        isLazy={!isInSight}
        className="aspect-3/2 w-full"
        {...COVER}
      />
      <div className="flex grow flex-col items-stretch p-5">
        {category !== '' && (
          <p>
            <Badge variant="secondary">{category}</Badge>
          </p>
        )}
        <h3
          data-long={longTitle(project.title)}
          className="mt-3 text-18 font-semibold wrap-anywhere hyphens-long data-long:text-16"
        >
          <Link href={paths.project(project.id)} className="outline-none after:absolute after:inset-0">
            {project.title}
          </Link>
        </h3>
        {project.summary && <p className="mt-2 text-muted">{truncateDescription(project.summary)}</p>}
        <CardFunding project={project} />
      </div>
    </Card>
  );
}
