import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { WovenStrip } from '@/components/WovenStrip/WovenStrip';
import { DonationCard } from '@/features/donation/DonationCard';
import { paths } from '@/lib/paths';
import workroom from './drawings/workroom.svg';
import type { Figure } from './HomeScreen';
import { words } from './words';

interface HeroProps {
  impact: readonly Figure[];
  contactEmail: string;
}

function Facts({ impact }: Pick<HeroProps, 'impact'>) {
  return (
    <dl className="grid w-full grid-cols-[auto_1fr] gap-x-4 gap-y-3 sm:grid-cols-3 sm:gap-x-8">
      {impact.map(({ value, label }) => (
        <div
          key={label}
          className="col-span-2 grid grid-cols-subgrid items-baseline sm:col-span-1 sm:flex sm:flex-col-reverse sm:justify-end"
        >
          <dt className="text-16 text-muted">{label}</dt>
          <dd className="figures order-first text-28 font-bold text-forest sm:order-none sm:text-36">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The first thing a visitor sees. The card stands right behind the headline in the document: on a phone nothing comes
 * between them, and on a wide screen the grid puts the card beside.
 */
export function Hero({ impact, contactEmail }: HeroProps) {
  const headingId = useId();
  return (
    <>
      <Section aria-labelledby={headingId} className="pt-8 pb-14 lg:pt-14 lg:pb-20">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_28rem] lg:grid-rows-[auto_1fr]">
          <div>
            <h1 id={headingId} className="text-36 font-bold sm:text-48 xl:text-60">
              {words.hero.heading}
            </h1>
            <p className="mt-4 max-w-text text-18 text-muted lg:mt-6 lg:text-22">{words.hero.text}</p>
          </div>
          <div className="lg:row-span-2">
            <DonationCard contactEmail={contactEmail} />
          </div>
          <div className="mt-2 grid content-start justify-items-start gap-8">
            <Facts impact={impact} />
            <Button asChild size="large">
              <Link href={paths.donate()}>{words.hero.join}</Link>
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
