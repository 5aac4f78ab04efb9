import { useId, useRef, type ReactNode, type Ref } from 'react';
import type { ApiError } from '@/api/errors';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { DetailList } from '@/components/DetailList/DetailList';
import { Link } from '@/components/Link/Link';
import { RetryAlert } from '@/components/RetryAlert/RetryAlert';
import { Section } from '@/components/Section/Section';
import { Spinner } from '@/components/Spinner/Spinner';
import { StatusIcon, type StatusIconKind } from '@/components/StatusIcon/StatusIcon';
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
import { useOwnMonthlyGift } from './useOwnMonthlyGift';
import { copy } from './copy';

export interface MonthlyGiftScreenProps {
  /** The token of the donor's private link. */
  token: string;
  /** Where a donor can write. */
  contactEmail: string;
}

interface FrameProps {
  icon: StatusIconKind;
  heading: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Announced when it changes. */
  status?: ReactNode;
  children: ReactNode;
}

function Frame({ icon, heading, headingRef, status, children }: FrameProps) {
  return (
    <Section>
      <div className="mx-auto max-w-160">
        <StatusIcon kind={icon} />
        <h1 ref={headingRef} tabIndex={-1} className="mt-5 text-28 font-bold sm:text-36 lg:text-48">
          {heading}
        </h1>
        <div role="status" className="mt-4 space-y-3 text-18 wrap-anywhere text-muted">
          {status}
        </div>
        {children}
      </div>
    </Section>
  );
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

/** Its heading receives the focus after navigation, until the answer is there. */
function Loading({ leavingRef }: { leavingRef: Ref<HTMLDivElement> }) {
  return (
    <div ref={leavingRef} className="grid min-h-[70vh] place-items-center">
      <h1 tabIndex={-1} className="sr-only">
        {copy.loading}
      </h1>
      <Spinner label={copy.loading} />
    </div>
  );
}

interface NoGiftProps {
  error: ApiError | undefined;
  isAsking: boolean;
  onRetry: () => void;
  contactEmail: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/** How servers refuse a token that is changed or cut off. */
const NOT_A_LINK: ReadonlySet<number | undefined> = new Set([400, 404, 422]);

function NoGift({ error, isAsking, onRetry, contactEmail, headingRef }: NoGiftProps) {
  const isUnknown = NOT_A_LINK.has(error?.status);
  const words = isUnknown ? copy.unknown : copy.failed;
  return (
    <Frame icon={isUnknown ? 'failed' : 'waiting'} heading={words.heading} headingRef={headingRef}>
      {isUnknown ? (
        <p className="text-18 text-muted">{copy.unknown.text}</p>
      ) : (
        <RetryAlert
          title={copy.failed.title}
          reason={error?.message ?? copy.failed.unreadable}
          isPending={isAsking}
          onRetry={onRetry}
        />
      )}
      <div className="mt-6 text-18 text-muted">
        <ContactLine text={words.write} email={contactEmail} />
      </div>
    </Frame>
  );
}

function MonthlyGiftOf({ token, contactEmail }: MonthlyGiftScreenProps) {
  const { gift, error, isLoading, ...own } = useOwnMonthlyGift(token);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isWaiting = !gift && !error && isLoading;
  const { leavingRef, handOver } = useFocusHandover(headingRef, isWaiting ? null : (gift?.status ?? 'none'));

  if (isWaiting) return <Loading leavingRef={leavingRef} />;
  if (!gift) {
    const askAgain = () => {
      handOver();
      own.retry();
    };
    return (
      <div ref={leavingRef}>
        <NoGift {...{ error, headingRef, contactEmail }} isAsking={own.isAsking} onRetry={askAgain} />
      </div>
    );
  }
  const { status } = gift;
  // The pressed button goes with the old status.
  const end = () => {
    handOver();
    void own.end();
  };
  const check = () => {
    handOver();
    return own.check();
  };
  return (
    <Frame
      icon={iconOf(gift)}
      heading={headingOf(gift)}
      headingRef={headingRef}
      status={sentencesOf(gift).map((line) => (
        <p key={line}>{line}</p>
      ))}
    >
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
    </Frame>
  );
}

/** /monthly-gift/{token}: a donor's monthly gift, and how to end it. */
export function MonthlyGiftScreen(props: MonthlyGiftScreenProps) {
  return <MonthlyGiftOf key={props.token} {...props} />;
}
