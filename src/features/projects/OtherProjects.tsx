import { useId } from 'react';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import type { Project } from '@/api/types';
import { toCategory } from '@/lib/categories';
import { FIRST_PAGE } from '@/lib/listQuery';
import { paths } from '@/lib/paths';
import { copy } from './pageCopy';
import { ProjectCard } from './ProjectCard';
import { isCompleted } from './projectStatus';
import { useProjectList } from './useProjects';

const SHOWN = 2;

/**
 * Active projects other than this one. Makes no request while the category is null; '' is every category. Undefined
 * until they have loaded.
 */
function useOthers({ id }: Project, category: string | null): readonly Project[] | undefined {
  const { data } = useProjectList(
    // One more, because this project may be among them.
    category === null ? null : { status: 'ACTIVE', category, page: FIRST_PAGE, page_size: SHOWN + 1 },
  );
  return data?.data.filter((other) => other.id !== id).slice(0, SHOWN);
}

/**
 * Other active projects at the end of a project's page; after a completed one they are of its category, if it has any.
 * Renders nothing until they have loaded, if that fails, and if there are none.
 */
export function OtherProjects({ project }: { project: Project }) {
  const headingId = useId();
  const text = isCompleted(project.status) ? copy.needed : copy.others;
  const category = isCompleted(project.status) ? toCategory(project.category) : undefined;
  const alike = useOthers(project, category ?? null);
  const hasNoneAlike = category === undefined || alike?.length === 0;
  const any = useOthers(project, hasNoneAlike ? '' : null);
  const shown = hasNoneAlike ? any : alike;
  if (!shown || shown.length === 0) return null;
  return (
    <Section tone="sand-2" aria-labelledby={headingId} className="print:hidden">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id={headingId} className="text-28 font-semibold">
            {text.heading}
          </h2>
          <p className="mt-2 max-w-text text-muted">{text.text}</p>
          <Link
            href={paths.projects()}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-4"
          >
            {copy.allProjects}
          </Link>
        </div>
        <ul className="grid gap-6 sm:grid-cols-2">
          {shown.map((other) => (
            <li key={other.id} className="flex min-w-0">
              <ProjectCard project={other} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
