import { Closing } from './Closing';
import { Hero } from './Hero';
import { Programs } from './Programs';
import { StayConnected } from './StayConnected';

/** A figure with what it counts. `value` is written as it is shown. */
export interface Figure {
  value: string;
  label: string;
}

/** What the home page says of the organisation. */
export interface HomeOrganisation {
  email: string;
  /** What has been delivered: items, institutions, countries. */
  impact: readonly Figure[];
  programImpact: Readonly<Record<'education' | 'healthcare' | 'volunteer', Figure>>;
}

export interface HomeScreenProps {
  organisation: HomeOrganisation;
}

/** / */
export function HomeScreen({ organisation }: HomeScreenProps) {
  return (
    <>
      <Hero impact={organisation.impact} contactEmail={organisation.email} />
      <Programs impact={organisation.programImpact} />
      <StayConnected />
      <Closing />
    </>
  );
}
