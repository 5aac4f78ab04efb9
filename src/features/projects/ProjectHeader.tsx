import type { Ref } from 'react';
import { Badge } from '@/components/Badge/Badge';
import { Container } from '@/components/Container/Container';
import type { Project } from '@/api/types';
import { publicCategoryLabel } from '@/lib/categories';
import { formatCalendarDate } from '@/lib/dates';
import { BackToPrograms } from './BackToPrograms';
import { longTitle } from './longTitle';
import { copy } from './pageCopy';
import { ProjectImage } from './ProjectImage';
import { ShareButton } from './ShareButton';

interface ProjectHeaderProps {
  project: Project;
  /** The absolute URL that the Share button shares. */
  pageUrl: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/** All covers are shown in the same shape, whatever their size. */
const COVER = { width: 1600, height: 1067, sizes: '(min-width: 1024px) 44rem, 100vw' };

/** The project's cover with its title and summary, beside it on wide screens. */
export function ProjectHeader({ project, pageUrl, headingRef }: ProjectHeaderProps) {
  const category = publicCategoryLabel(project.category);
  const ends = formatCalendarDate(project.deadline, '');
  const facts = [project.location?.trim(), ends && copy.ends(ends)].filter(Boolean).join(' · ');
  return (
    <div className="border-b border-line bg-sand-2">
      <Container className="pt-4 pb-10 lg:pb-14">
        <BackToPrograms />
        <div className="mt-2 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:gap-12">
          <ProjectImage
            path={project.cover_image}
            alt=""
            {...COVER}
            className="aspect-3/2 w-full rounded-card sm:max-lg:aspect-[2/1]"
          />
          <div className="min-w-0">
            {category !== '' && <Badge variant="secondary">{category}</Badge>}
            <h1
              ref={headingRef}
              tabIndex={-1}
              data-long={longTitle(project.title)}
              className="mt-3 text-28 font-semibold wrap-anywhere hyphens-long data-long:text-22 sm:text-36 sm:data-long:text-28"
            >
              {project.title}
            </h1>
            {facts !== '' && <p className="figures mt-3 font-semibold wrap-anywhere">{facts}</p>}
            {project.summary && (
              <p className="mt-3 max-w-text text-18 whitespace-pre-line text-muted">{project.summary}</p>
            )}
            <div className="mt-5 noscript:hidden">
              <ShareButton title={project.title} url={pageUrl} />
            </div>
          </div>
        </div>
      </Container>
    </div>
  );
}
