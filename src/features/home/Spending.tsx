import { useId } from 'react';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { paths } from '@/lib/paths';
import type { HomeOrganisation } from './HomeScreen';
import { copy } from './copy';

const FILLS = ['fill-forest', 'fill-clay', 'fill-info', 'fill-control'];

type Shares = NonNullable<HomeOrganisation['spending']>['shares'];

/** A bar as wide as a dollar. Its widths are SVG attributes, because the site's security policy blocks inline styles. */
function DollarBar({ shares }: { shares: Shares }) {
  const startOf = (index: number) => shares.slice(0, index).reduce((sum, { cents }) => sum + cents, 0);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-4 w-full rounded-full"
    >
      {shares.map(({ label, cents }, index) => (
        <rect
          key={label}
          x={startOf(index)}
          width={cents}
          height="100"
          className={FILLS[index % FILLS.length]}
        />
      ))}
    </svg>
  );
}

/** Where a dollar goes, and the registration. Nothing for an organisation that gives neither. */
export function Spending({ organisation: { spending, registration } }: { organisation: HomeOrganisation }) {
  const headingId = useId();
  if (!spending && registration === undefined) return null;
  return (
    <Section tone="sand-2" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28 font-semibold lg:text-36">
        {spending ? copy.spending.heading : copy.spending.withoutShares}
      </h2>
      {spending && (
        <>
          <div className="mt-8">
            <DollarBar shares={spending.shares} />
          </div>
          <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
            {spending.shares.map(({ cents, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-muted">{label}</dt>
                <dd className="figures text-28 font-semibold text-forest">{copy.spending.cents(cents)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-6 max-w-text text-muted">
        {[spending?.source, registration && copy.spending.registered(registration)].filter(Boolean).join(' ')}{' '}
        <Link href={paths.about()} className="text-forest underline underline-offset-4">
          {copy.spending.about}
        </Link>
      </p>
    </Section>
  );
}
