import { clsx } from 'clsx';
import { Link } from '@/components/Link/Link';
import { ProjectImage } from '@/features/projects/ProjectImage';
import { SIZE } from '@/features/projects/proofSize';
import { paths } from '@/lib/paths';
import { copy } from './copy';
import { deliveriesOf, stepsOf, type FollowedGift, type FollowedProject, type Step } from './gift';

const LINK = 'inline-flex min-h-11 items-center text-forest underline underline-offset-4';

function Deliveries({ project }: { project: FollowedProject }) {
  const { location } = project;
  return (
    <ul className="mt-3 grid gap-6 sm:grid-cols-2">
      {deliveriesOf(project).map(({ id, image, image_width, image_height, name, deliver_date: date }) => {
        const recipient = name?.trim();
        return (
          <li key={id}>
            <ProjectImage
              path={image}
              alt={recipient ? copy.delivered.photoOf(recipient) : copy.delivered.photo}
              width={image_width ?? SIZE.width}
              height={image_height ?? SIZE.height}
              sizes="(min-width: 640px) 19rem, 90vw"
              isLazy
              className="aspect-3/2 w-full rounded-card"
            />
            <p className="mt-2 text-18 font-semibold wrap-anywhere">{recipient || copy.delivered.unknown}</p>
            <p className="text-muted">
              {[date && copy.delivered.on(date), location].filter(Boolean).join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

interface StepItemProps {
  step: Step;
  gift: FollowedGift;
  isLast: boolean;
}

function StepItem({ step, gift, isLast }: StepItemProps) {
  const { id, title, isDone, lines } = step;
  const { project } = gift;
  return (
    <li className={clsx('relative flex gap-4', !isLast && 'pb-8')}>
      {!isLast && (
        <span aria-hidden="true" className="absolute top-9 bottom-1 left-4 w-0.5 -translate-x-1/2 bg-line" />
      )}
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-8 shrink-0 place-items-center rounded-full border-2',
          isDone ? 'border-success bg-success text-white' : 'border-control bg-white',
        )}
      >
        {isDone && (
          <svg viewBox="0 0 20 20" className="size-5" fill="none" stroke="currentColor" strokeWidth="2.5">
            <path d="m5 10.500 3.500 3.500 6.500-8" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        )}
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <h3 className={clsx('text-18 font-semibold', !isDone && 'text-muted')}>
          {title}
          <span className="sr-only"> ({isDone ? copy.done : copy.notYet})</span>
        </h3>
        {lines.map((line) => (
          <p key={line} className="mt-1 wrap-anywhere text-muted">
            {line}
          </p>
        ))}
        {id === 'funded' && project && (
          <Link href={paths.project(project.id)} className={LINK}>
            {copy.funded.link}
          </Link>
        )}
        {id === 'general' && (
          <Link href={paths.projects()} className={LINK}>
            {copy.general.link}
          </Link>
        )}
        {id === 'delivered' && isDone && project && <Deliveries project={project} />}
      </div>
    </li>
  );
}

/** The steps of a gift, from payment to delivery. */
export function GiftSteps({ gift }: { gift: FollowedGift }) {
  const steps = stepsOf(gift);
  return (
    <ol className="mt-6">
      {steps.map((step, index) => (
        <StepItem key={step.id} step={step} gift={gift} isLast={index === steps.length - 1} />
      ))}
    </ol>
  );
}
