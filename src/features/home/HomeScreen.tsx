import type { PricedGift } from '@/features/donation/PaysFor';
import { Closing } from './Closing';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { JustDelivered } from './JustDelivered';
import { NearlyThere } from './NearlyThere';
import { Programs } from './Programs';
import { Spending } from './Spending';
import { StayConnected } from './StayConnected';

/** A number and what it counts. `value` is shown as written. */
export interface Figure {
  value: string;
  label: string;
}

/** The organisation's details on the home page. */
export interface HomeOrganisation {
  email: string;
  /** What amounts pay for. */
  gifts?: readonly PricedGift[] | undefined;
  /** Totals delivered: items, institutions, countries. */
  impact: readonly Figure[];
  programImpact: Readonly<Record<'education' | 'healthcare' | 'volunteer', Figure>>;
  /** The calendar date of the figures. */
  figuresAsOf?: string;
  registration?: string;
  /** Where a dollar goes, in cents, and the source with its date. */
  spending?: { source: string; shares: readonly { cents: number; label: string }[] };
}

export interface HomeScreenProps {
  organisation: HomeOrganisation;
}

/** / */
export function HomeScreen({ organisation }: HomeScreenProps) {
  return (
    <>
      <Hero impact={organisation.impact} gifts={organisation.gifts} contactEmail={organisation.email} />
      <JustDelivered />
      <Programs impact={organisation.programImpact} asOf={organisation.figuresAsOf} />
      <HowItWorks />
      <NearlyThere />
      <Spending organisation={organisation} />
      <StayConnected />
      <Closing />
    </>
  );
}
