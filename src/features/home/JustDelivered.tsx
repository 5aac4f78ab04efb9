import { useId } from 'react';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { ProjectImage } from '@/features/projects/ProjectImage';
import type { Project } from '@/api/types';
import { formatCalendarDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { copy } from './copy';
import { homeLists } from './homeLists';
import { useHomeList } from './useHomeList';

const SMALL = { width: 480, height: 320, sizes: '(min-width: 1024px) 24rem, 100vw' };
const LARGE = { width: 960, height: 640, sizes: '(min-width: 1024px) 48rem, 100vw' };

interface DeliveryProps {
  project: Project;
  isLarge: boolean;
}

function Delivery({ project: { id, title, location, photos }, isLarge }: DeliveryProps) {
  const proof = photos?.[0];
  const details = [location, formatCalendarDate(proof?.deliver_date, '')].filter(Boolean).join(' · ');
  return (
    <article className="relative rounded-card has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-(--focus-ring)">
      <ProjectImage
        path={proof?.image}
        alt=""
        isLazy
        className="aspect-3/2 w-full rounded-card"
        {...(isLarge ? LARGE : SMALL)}
      />
      <h3 className="mt-4 text-18 font-semibold wrap-anywhere hyphens-long">
        <Link
          href={paths.project(id)}
          className="underline-offset-4 outline-none after:absolute after:inset-0 hover:underline"
        >
          {proof?.name ?? title}
        </Link>
      </h3>
      {details !== '' && <p className="mt-1 text-muted">{details}</p>}
    </article>
  );
}

/** The three latest deliveries, each with its picture. Nothing when there are none. */
export function JustDelivered() {
  const headingId = useId();
  const delivered = useHomeList(homeLists.deliveries).filter(({ photos = [] }) => photos.length > 0);
  if (delivered.length === 0) return null;
  return (
    <Section tone="sand-2" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28 font-semibold lg:text-36">
        {copy.delivered.heading}
      </h2>
      <p className="mt-3 max-w-text text-18 text-muted">{copy.delivered.text}</p>
      {/* On wide screens, the columns let the large picture end where the two small ones do, if all names take one line. */}
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_calc((100%-11.75rem)/3)]">
        {delivered.map((project, index) => (
          <li key={project.id} className="grid first:sm:col-span-2 first:lg:col-span-1 first:lg:row-span-2">
            <Delivery project={project} isLarge={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
