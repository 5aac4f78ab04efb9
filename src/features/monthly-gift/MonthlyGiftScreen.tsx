import { useId, useRef } from 'react';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { DetailList } from '@/components/DetailList/DetailList';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';
import { useFocusHandover } from '@/lib/useFocusHandover';
import { CheckAgain } from './CheckAgain';
import { ContactLine } from './ContactLine';
import { EndGift } from './EndGift';
import {
  amountOf,
  canBeEnded,
  detailsOf,
  headingOf,
  iconOf,
  sentencesOf,
  type OwnMonthlyGift,
} from './monthlyGift';
import { PrivateLinkFrame, PrivateLinkLoading, PrivateLinkProblem } from './PrivateLink';
import { useOwnMonthlyGift } from './useOwnMonthlyGift';
import { copy } from './copy';

export interface MonthlyGiftScreenProps {
  /** The token of the donor's private link. */
  token: string;
  /** Where a donor can write. */
  contactEmail: string;
}

function Details({ gift }: { gift: OwnMonthlyGift }) {
  const headingId = useId();
  return (
    <Card className="mt-8">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-18 font-semibold">
          {copy.details}
        </h2>
        <DetailList rows={detailsOf(gift)} className="mt-2" />
      </section>
    </Card>
  );
}

function MonthlyGiftOf({ token, contactEmail }: MonthlyGiftScreenProps) {
  const { gift, error, isLoading, ...own } = useOwnMonthlyGift(token);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isWaiting = !gift && !error && isLoading;
  const { leavingRef, handOver } = useFocusHandover(headingRef, isWaiting ? null : (gift?.status ?? 'none'));

  if (isWaiting) return <PrivateLinkLoading label={copy.loading} leavingRef={leavingRef} />;
  if (!gift) {
    const askAgain = () => {
      handOver();
      own.retry();
    };
    return (
      <PrivateLinkProblem
        {...{ error, contactEmail, headingRef, leavingRef, copy }}
        isAsking={own.isAsking}
        onRetry={askAgain}
      />
    );
  }
  const { status } = gift;
  // The pressed button disappears with the old status.
  const end = () => {
    handOver();
    void own.end();
  };
  const check = () => {
    handOver();
    return own.check();
  };
  return (
    <PrivateLinkFrame icon={iconOf(gift)} heading={headingOf(gift)} headingRef={headingRef}>
      <div role="status" className="mt-4 space-y-3 text-18 wrap-anywhere text-muted">
        {sentencesOf(gift).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {status === 'ending' && <CheckAgain onCheck={check} />}
      {status === 'ended' && (
        <Button asChild variant="outline" className="mt-6">
          <Link href={paths.donate()}>{copy.ended.again}</Link>
        </Button>
      )}
      <Details gift={gift} />
      {canBeEnded(gift) && (
        <EndGift
          amount={amountOf(gift)}
          isEnding={own.isEnding}
          error={own.endError}
          onEnd={end}
          onKeep={own.forgetEndError}
        />
      )}
      {status === 'ending' && (
        <div className="mt-6 text-muted">
          <ContactLine text={copy.ending.write} email={contactEmail} />
        </div>
      )}
    </PrivateLinkFrame>
  );
}

/** /monthly-gift/{token}: a donor's monthly gift, and how to end it. */
export function MonthlyGiftScreen(props: MonthlyGiftScreenProps) {
  return <MonthlyGiftOf key={props.token} {...props} />;
}
