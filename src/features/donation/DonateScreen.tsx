import { Section } from '@/components/Section/Section';
import { DonationCard, type DonationCardProps } from './DonationCard';
import { PaysFor, type PricedGift } from './PaysFor';
import { screenCopy } from './screenCopy';

interface DonateScreenProps extends Pick<DonationCardProps, 'redirect'> {
  organisation: {
    email: string;
    /** What amounts pay for. */
    gifts?: readonly PricedGift[] | undefined;
    /** What has been delivered so far. `value` is shown as written. */
    impact: readonly { value: string; label: string }[];
  };
}

/** What a donor may want to know before giving. */
function Facts({ organisation }: Pick<DonateScreenProps, 'organisation'>) {
  return (
    <div className="grid grid-cols-1 content-start gap-8">
      <dl className="grid gap-4 border-y border-line py-6 sm:grid-cols-3">
        {organisation.impact.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-14 text-muted">{label}</dt>
            <dd className="figures text-28 font-semibold text-forest">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h2 className="text-22 font-semibold">{screenCopy.stepsHeading}</h2>
        <ol className="mt-4 grid gap-4">
          {screenCopy.steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span aria-hidden="true" className="figures font-semibold text-clay">
                {index + 1}
              </span>
              <p className="text-muted">{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** /donate */
export function DonateScreen({ organisation, ...rest }: DonateScreenProps) {
  return (
    <Section className="pt-6 lg:pt-8">
      <div className="grid grid-cols-1 gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_32rem] lg:grid-rows-[auto_1fr]">
        <div>
          <h1 className="text-28 font-semibold sm:text-36 lg:text-48">{screenCopy.heading}</h1>
          <p className="mt-2 max-w-text text-muted sm:mt-4 sm:text-18">{screenCopy.intro}</p>
        </div>
        <div className="later lg:row-span-2">
          <DonationCard
            contactEmail={organisation.email}
            afterAmount={(gift) => <PaysFor gifts={organisation.gifts} gift={gift} />}
            {...rest}
          />
        </div>
        <Facts organisation={organisation} />
      </div>
    </Section>
  );
}
