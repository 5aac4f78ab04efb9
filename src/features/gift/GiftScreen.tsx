import { useId, useRef, type ReactNode, type Ref } from 'react';
import { useApiQuery } from '@/api/useApiQuery';
import { Card } from '@/components/Card/Card';
import { DetailList } from '@/components/DetailList/DetailList';
import { RetryAlert } from '@/components/RetryAlert/RetryAlert';
import { Section } from '@/components/Section/Section';
import { Spinner } from '@/components/Spinner/Spinner';
import { StatusIcon, type StatusIconKind } from '@/components/StatusIcon/StatusIcon';
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

interface FrameProps {
  icon: StatusIconKind;
  heading: string;
  headingRef: Ref<HTMLHeadingElement>;
  text?: string;
  children?: ReactNode;
}

function Frame({ icon, heading, headingRef, text, children }: FrameProps) {
  return (
    <Section>
      <div className="mx-auto max-w-160">
        <StatusIcon kind={icon} />
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="mt-5 text-28 font-bold wrap-anywhere sm:text-36 lg:text-48"
        >
          {heading}
        </h1>
        {text !== undefined && <p className="mt-4 text-18 text-muted">{text}</p>}
        {children}
      </div>
    </Section>
  );
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

function ContactLine({ text, email }: { text: string; email: string }) {
  return (
    <p className="mt-6 text-18 text-muted">
      {text}{' '}
      <a
        href={`mailto:${email}`}
        className="font-medium wrap-anywhere text-forest underline underline-offset-4"
      >
        {email}
      </a>
    </p>
  );
}

/** How servers refuse a token that is changed or cut off. */
const NOT_A_LINK: ReadonlySet<number | undefined> = new Set([400, 404, 422]);

/** /gift/{token}: what has become of a gift. It names neither the donor nor an email, because donors show it to others. */
export function GiftScreen({ token, contactEmail }: GiftScreenProps) {
  const query = useApiQuery('/api/donation/gift/{token}', { path: { token } }, ['data']);
  const { error } = query;
  const gift = readGift(query.data?.data);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isWaiting = !gift && !error && query.isLoading;
  const { leavingRef, handOver } = useFocusHandover(headingRef, isWaiting ? null : (gift?.status ?? 'none'));

  if (isWaiting)
    return (
      <div ref={leavingRef} className="grid min-h-[70vh] place-items-center">
        <h1 tabIndex={-1} className="sr-only">
          {copy.loading}
        </h1>
        <Spinner label={copy.loading} />
      </div>
    );
  if (!gift && NOT_A_LINK.has(error?.status))
    return (
      <Frame icon="failed" heading={copy.unknown.heading} headingRef={headingRef} text={copy.unknown.text}>
        <ContactLine text={copy.unknown.write} email={contactEmail} />
      </Frame>
    );
  if (!gift) {
    const askAgain = () => {
      handOver();
      query.retry();
    };
    return (
      <div ref={leavingRef}>
        <Frame icon="waiting" heading={copy.failed.heading} headingRef={headingRef}>
          <RetryAlert
            title={copy.failed.title}
            reason={error?.message ?? copy.failed.unreadable}
            isPending={query.isValidating}
            onRetry={askAgain}
          />
          <ContactLine text={copy.failed.write} email={contactEmail} />
        </Frame>
      </div>
    );
  }
  if (gift.status === 'refunded')
    return (
      <Frame
        icon="returned"
        heading={copy.returned.heading}
        headingRef={headingRef}
        text={copy.returned.text}
      >
        <Details gift={gift} />
      </Frame>
    );
  const amount = amountOf(gift);
  return (
    <Frame
      icon="thanks"
      heading={amount === undefined ? copy.headingWithoutAmount : copy.heading(amount)}
      headingRef={headingRef}
      text={copy.intro}
    >
      <h2 className="mt-10 text-22 font-bold">{copy.steps}</h2>
      <GiftSteps gift={gift} />
      <Details gift={gift} />
    </Frame>
  );
}
