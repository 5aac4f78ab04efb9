import type { Ref } from 'react';
import { Badge } from '@/components/Badge/Badge';
import { Container } from '@/components/Container/Container';
import type { Project } from '@/api/types';
import { publicCategoryLabel } from '@/lib/categories';
import { formatCalendarDate } from '@/lib/dates';
import { BackToPrograms } from './BackToPrograms';
import { words } from './pageWords';
import { ProjectImage } from './ProjectImage';
import { ShareButton } from './ShareButton';

interface ProjectHeaderProps {
  project: Project;
  /** The page's address, absolute: what Share hands on. */
  pageUrl: string;
  headingRef: Ref<HTMLHeadingElement>;
}

const COVER = { width: 1600, height: 1067, sizes: '(min-width: 1280px) 76rem, 100vw' };

/**
 * The cover, and below it what the project is called and what it is about. When the site is built it is rendered with braces
 * in place of a project's words, which server/site/projectPage.ts fills in.
 */
export function ProjectHeader({ project, pageUrl, headingRef }: ProjectHeaderProps) {
  const category = publicCategoryLabel(project.category);
  const ends = formatCalendarDate(project.deadline, '');
  const facts = [project.location?.trim(), ends && words.ends(ends)].filter(Boolean).join(' · ');
  return (
    <div className="border-b border-line bg-sand-2">
      <Container className="pt-4 pb-10 lg:pb-14">
        <BackToPrograms />
        <ProjectImage
          path={project.cover_image}
          alt=""
          {...COVER}
          width={project.cover_image_width ?? COVER.width}
          height={project.cover_image_height ?? COVER.height}
          className="mt-2 aspect-3/2 w-full rounded-card sm:aspect-[2/1] lg:aspect-[5/2]"
        />
        <div className="mt-6 max-w-200 lg:mt-8">
          {category !== '' && <Badge variant="secondary">{category}</Badge>}
          <h1
            ref={headingRef}
            tabIndex={-1}
            className="mt-3 text-28 font-bold wrap-anywhere sm:text-36 lg:text-48"
          >
            {project.title}
          </h1>
          {facts !== '' && <p className="figures mt-3 font-medium wrap-anywhere">{facts}</p>}
          {project.summary && <p className="mt-3 max-w-text text-18 text-muted">{project.summary}</p>}
          <div className="mt-5 noscript:hidden">
            <ShareButton title={project.title} url={pageUrl} />
          </div>
        </div>
      </Container>
    </div>
  );
}
