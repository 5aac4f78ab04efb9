import { useId, useRef } from 'react';
import { useApiQuery } from '@/api/useApiQuery';
import { Card } from '@/components/Card/Card';
import { DetailList } from '@/components/DetailList/DetailList';
import {
  PrivateLinkFrame,
  PrivateLinkLoading,
  PrivateLinkProblem,
} from '@/features/monthly-gift/PrivateLink';
import { useFocusHandover } from '@/lib/useFocusHandover';
import { copy } from './copy';
import { amountOf, detailsOf, readGift, type FollowedGift } from './gift';
import { GiftSteps } from './GiftSteps';

export interface GiftScreenProps {
  /** The token of the donor's private link. */
  token: string;
  /** Where a donor can write. */
  contactEmail: string;
}

function Details({ gift }: { gift: FollowedGift }) {
  const headingId = useId();
  return (
    <Card className="mt-10">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-18 font-semibold">
          {copy.details}
        </h2>
        <DetailList rows={detailsOf(gift)} className="mt-2" />
      </section>
    </Card>
  );
}

/** /gift/{token}: what a gift has done. It names neither the donor nor an email, because donors show it to others. */
export function GiftScreen({ token, contactEmail }: GiftScreenProps) {
  const query = useApiQuery('/api/donation/gift/{token}', { path: { token } }, ['data']);
  const { error } = query;
  const gift = readGift(query.data?.data);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isWaiting = !gift && !error && query.isLoading;
  const { leavingRef, handOver } = useFocusHandover(headingRef, isWaiting ? null : (gift?.status ?? 'none'));

  if (isWaiting) return <PrivateLinkLoading label={copy.loading} leavingRef={leavingRef} />;
  if (!gift) {
    const askAgain = () => {
      handOver();
      query.retry();
    };
    return (
      <PrivateLinkProblem
        {...{ error, contactEmail, headingRef, leavingRef, copy }}
        isAsking={query.isValidating}
        onRetry={askAgain}
      />
    );
  }
  if (gift.status === 'refunded')
    return (
      <PrivateLinkFrame icon="returned" heading={copy.returned.heading} headingRef={headingRef}>
        <p className="mt-4 text-18 text-muted">{copy.returned.text}</p>
        <Details gift={gift} />
      </PrivateLinkFrame>
    );
  const amount = amountOf(gift);
  return (
    <PrivateLinkFrame
      icon="thanks"
      heading={amount === undefined ? copy.headingWithoutAmount : copy.heading(amount)}
      headingRef={headingRef}
    >
      <p className="mt-4 text-18 text-muted">{copy.intro}</p>
      <h2 className="mt-10 text-22 font-semibold">{copy.steps}</h2>
      <GiftSteps gift={gift} />
      <Details gift={gift} />
    </PrivateLinkFrame>
  );
}
