import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Project } from '@/api/types';
import { Button } from '@/components/Button/Button';
import { Progress } from '@/components/Progress/Progress';
import { formatMoney, type Amount } from '@/lib/money';
import { fundingOf } from './funding';
import { copy as fundingCopy } from './fundingCopy';
import { copy } from './pageCopy';

/** The id of the element around the donation card. */
export const DONATION_CARD_ID = 'give';

/** Whether the donation card is on the screen; undefined until that is known. */
function useIsCardShown(): boolean | undefined {
  const [isShown, setIsShown] = useState<boolean>();
  useEffect(() => {
    const card = document.getElementById(DONATION_CARD_ID);
    // Without an observer the bar stays hidden; the page works without it.
    if (!card || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting));
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return isShown;
}

/**
 * What a project has raised and a link to its donation card, at the bottom of a small screen while the card is elsewhere.
 * It ends with the page's content and keeps its place there, so that it covers nothing.
 */
export function DonateBar({ project }: { project: Project }) {
  const isCardShown = useIsCardShown();
  if (!project.receiving_donation) return null;
  const { value, percentage } = fundingOf(project);
  const whole = (amount: Amount) => formatMoney(amount, project.currency, { decimals: false });
  return (
    <div
      data-donate-bar
      className={clsx(
        '@container sticky bottom-0 z-30 border-t border-line bg-sand px-4 py-2.5 sm:px-6 lg:hidden print:hidden',
        isCardShown !== false && 'invisible',
      )}
    >
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          {/* With very large text the bar would fill the screen. */}
          <p className="figures hidden text-14 font-semibold @min-[17rem]:block">
            {copy.raisedOf(whole(project.amount_raised), whole(project.target_amount))}
          </p>
          <div aria-hidden="true">
            <Progress
              label={fundingCopy.progress}
              value={value}
              valueLabel={fundingCopy.funded(percentage)}
              className="mt-1.5"
            />
          </div>
        </div>
        <Button asChild variant="donate">
          <a href={`#${DONATION_CARD_ID}`}>
            {copy.donate}
            <span className="sr-only"> {copy.toThisProject}</span>
          </a>
        </Button>
      </div>
    </div>
  );
}
