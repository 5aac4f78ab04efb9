import { useId } from 'react';
import type { Gift } from './confirmation';
import { copy, nextSteps } from './copy';

/** What happens to the gift next. */
export function NextSteps({ gift }: { gift: Gift }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <h2 id={headingId} className="text-22 font-semibold">
        {copy.next.heading}
      </h2>
      <ol className="mt-4 grid gap-3">
        {nextSteps(gift).map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-leaf font-semibold text-forest"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
