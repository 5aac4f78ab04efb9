import type { LegalSection } from './legalText';
import { copy } from './legalText';

/**
 * A linkable heading. Its link appears on hover and focus, and always on touch screens; it is outside the heading, so
 * that screen readers do not read it as part of it.
 */
export function SectionHeading({ id, heading }: Pick<LegalSection, 'id' | 'heading'>) {
  return (
    <div className="group flex items-center gap-1">
      <h2 id={id} className="min-w-0 text-22 font-semibold">
        {heading}
      </h2>
      <a
        href={`#${id}`}
        className="-my-2.5 grid size-11 shrink-0 place-items-center rounded-control text-22 font-semibold text-clay no-underline opacity-0 group-hover:opacity-100 focus:opacity-100 pointer-coarse:opacity-100"
      >
        <span aria-hidden="true">#</span>
        <span className="sr-only">{copy.linkTo(heading)}</span>
      </a>
    </div>
  );
}
