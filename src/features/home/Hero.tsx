import { clsx } from 'clsx';
import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { WovenStrip } from '@/components/WovenStrip/WovenStrip';
import { DonationCard } from '@/features/donation/DonationCard';
import { PaysFor, type PricedGift } from '@/features/donation/PaysFor';
import { paths } from '@/lib/paths';
import workroom from './drawings/workroom.svg';
import type { Figure } from './HomeScreen';
import { copy } from './copy';

interface HeroProps {
  impact: readonly Figure[];
  gifts: readonly PricedGift[] | undefined;
  contactEmail: string;
}

function Facts({ impact }: Pick<HeroProps, 'impact'>) {
  return (
    <dl className="grid w-full gap-x-4 gap-y-3 @min-[15rem]:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-8 sm:@min-[26rem]:grid-cols-3">
      {impact.map(({ value, label }) => (
        <div
          key={label}
          className={clsx(
            'flex flex-col-reverse justify-end',
            '@min-[15rem]:col-span-2 @min-[15rem]:grid @min-[15rem]:grid-cols-subgrid @min-[15rem]:items-baseline',
            'sm:@min-[26rem]:col-span-1 sm:@min-[26rem]:flex',
          )}
        >
          <dt className="text-16 text-muted">{label}</dt>
          <dd className="figures text-28 font-semibold text-forest sm:text-36 @min-[15rem]:order-first sm:@min-[26rem]:order-none">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The top of the home page. In the document the card follows the headline, so that a phone shows nothing between them.
 */
export function Hero({ impact, gifts, contactEmail }: HeroProps) {
  const headingId = useId();
  return (
    <>
      <Section aria-labelledby={headingId} className="pt-6 pb-14 lg:pt-8 lg:pb-20">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-y-8 xl:grid-cols-[minmax(0,1fr)_32rem] lg:grid-rows-[auto_1fr]">
          <div>
            <h1 id={headingId} className="text-28 font-semibold sm:text-48 xl:text-60">
              {copy.hero.heading}
            </h1>
            <p className="mt-2 max-w-text text-muted sm:mt-4 sm:text-18 lg:mt-6 lg:text-22">
              {copy.hero.text}
            </p>
          </div>
          <div className="later lg:row-span-2">
            <DonationCard
              contactEmail={contactEmail}
              afterAmount={(gift) => <PaysFor gifts={gifts} gift={gift} />}
            />
          </div>
          <div className="later @container mt-2 grid content-start justify-items-start gap-8">
            <Facts impact={impact} />
            <Button asChild size="large">
              <Link href={paths.donate()}>{copy.hero.join}</Link>
            </Button>
            <img
              src={workroom}
              alt=""
              width={720}
              height={264}
              className="h-auto w-full rounded-card"
              loading="lazy"
            />
          </div>
        </div>
      </Section>
      <WovenStrip />
    </>
  );
}
