import { useId } from 'react';
import type { GiftSoFar } from './donationForm';
import { Meaning } from './Meaning';
import { priceIn } from './supports';
import { projectCopy } from './projectCopy';

const MOST_LINES = 4;

interface ProjectSupportsProps {
  /** What gifts to the project pay for, in the project's own words. */
  supports: readonly string[];
  gift: GiftSoFar;
}

/**
 * What the gift pays for. Lines that name a price in the chosen currency can be pressed as amounts; where there are none,
 * the chosen amount helps pay for all of them.
 */
export function ProjectSupports({ supports, gift }: ProjectSupportsProps) {
  const headingId = useId();
  const lines = [...new Set(supports)].map((line) => ({ line, price: priceIn(line, gift.currency) }));
  const priced = lines.filter(({ price }) => price !== undefined).slice(0, MOST_LINES);
  if (priced.length === 0) {
    const isMeant = gift.amount !== undefined && supports.length > 0;
    return <Meaning>{isMeant && projectCopy.helpsToPayFor(supports.slice(0, MOST_LINES))}</Meaning>;
  }
  return (
    <div role="group" aria-labelledby={headingId} className="mt-4 noscript:hidden">
      <p id={headingId} className="font-semibold">
        {projectCopy.supports}
      </p>
      <ul className="mt-1.5 grid gap-2">
        {priced.map(({ line, price = '' }) => (
          <li key={line}>
            <button
              type="button"
              aria-pressed={Number(gift.amount) === Number(price)}
              onClick={() => gift.choose(price)}
              className="min-h-11 w-full rounded-control border border-control bg-white px-4 py-2 text-left wrap-anywhere hover:bg-leaf aria-pressed:border-forest aria-pressed:bg-leaf aria-pressed:text-forest aria-pressed:inset-ring-2 aria-pressed:inset-ring-forest aria-pressed:system-chosen"
            >
              {line}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
