import type { LegalSection } from './legalText';
import { copy } from './legalText';

/**
 * A heading that can be linked to. Its link shows when the pointer or the keyboard reaches it, and always where there is
 * only a finger; it is beside the heading, so that it is not read out as part of it.
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
