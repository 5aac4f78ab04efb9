import { useId, type ReactNode } from 'react';
import { Card } from '@/components/Card/Card';
import { DetailList } from '@/components/DetailList/DetailList';
import { formatInstant } from '@/lib/dates';
import { capitalize } from '@/lib/text';
import type { Gift } from './confirmation';
import { Reference } from './Reference';
import { copy } from './copy';

interface GiftDetailsProps {
  gift: Partial<Gift>;
  /** The payment is complete; until then it is not a gift. */
  isGiven: boolean;
}

const COPY = copy.details;

/** A value without a word of its own is shown capitalised, never hidden. */
function nameOf(value: string | undefined, names: Readonly<Record<string, string>>): string | undefined {
  return value === undefined ? undefined : (names[value] ?? capitalize(value));
}

function rowsOf(gift: GiftDetailsProps['gift']): (readonly [string, ReactNode])[] {
  const { amount, currency, frequency, project, provider, completedAt, reference } = gift;
  const copyable = reference && <Reference>{reference}</Reference>;
  return [
    [COPY.amount, amount === undefined ? undefined : `${amount} ${currency ?? ''}`],
    [COPY.frequency, nameOf(frequency, copy.frequencies)],
    [COPY.project, project],
    [COPY.provider, nameOf(provider, copy.providers)],
    [COPY.completedAt, formatInstant(completedAt, { fallback: '' }) || undefined],
    [COPY.reference, copyable],
  ];
}

/** What is known about a payment, to be kept or quoted. Renders nothing when nothing is known. */
export function GiftDetails({ gift, isGiven }: GiftDetailsProps) {
  const headingId = useId();
  const rows = rowsOf(gift).filter(([, value]) => value !== undefined);
  if (rows.length === 0) return null;
  return (
    <Card className="mt-8">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-18 font-semibold">
          {isGiven ? COPY.gift : COPY.payment}
        </h2>
        <DetailList rows={rows} className="mt-2" />
      </section>
    </Card>
  );
}
