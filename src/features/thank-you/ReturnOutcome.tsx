import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { ShareLinkButton } from '@/components/ShareLinkButton/ShareLinkButton';
import { forgetKeptGift, keptGiftPath } from '@/features/donation/draft';
import { paths } from '@/lib/paths';
import type { Gift } from './confirmation';
import { Crate } from './Crate';
import { GiftDetails } from './GiftDetails';
import { GiftLinks } from './GiftLinks';
import { GivenProject } from './GivenProject';
import { NextSteps } from './NextSteps';
import { StatusIcon, type StatusIconKind } from '@/components/StatusIcon/StatusIcon';
import { Outcome } from './Outcome';
import { sentencesFor } from './sentences';
import { useConfirmation, type ConfirmationState, type ReturnParameters } from './useConfirmation';
import { WhatToDo, WriteTo } from './WhatToDo';
import { copy } from './copy';

interface ReturnOutcomeProps {
  parameters: ReturnParameters;
  siteUrl: string;
  contactEmail: string;
  onHeadingChange: ((heading: string) => void) | undefined;
}

type Status = ConfirmationState['status'];

const MARKS: Readonly<Record<Status, StatusIconKind>> = {
  confirming: 'busy',
  completed: 'thanks',
  failed: 'failed',
  cancelled: 'failed',
  refunded: 'returned',
  pending: 'waiting',
  unknown: 'waiting',
  unconfirmed: 'waiting',
};

const UNSETTLED: ReadonlySet<Status> = new Set<Status>(['pending', 'unknown', 'unconfirmed']);

/** What the donor can keep or quote: the address at least names the payment. */
function giftOf(state: ConfirmationState, { paymentId, token }: ReturnParameters): Partial<Gift> {
  if (state.status === 'confirming') return {};
  const reference = paymentId?.trim() || token?.trim() || undefined;
  return 'gift' in state ? { ...state.gift, reference: state.gift.reference ?? reference } : { reference };
}

function askingLine(isAsking: boolean, retries: number): string | undefined {
  if (retries === 0) return undefined;
  return isAsking ? copy.askingAgain : copy.askedAgain;
}

const paragraphs = (text: readonly (string | undefined)[]): ReactNode =>
  text.filter((line) => line !== undefined).map((line) => <p key={line}>{line}</p>);

/** Where the gift can be made again when this browser has not kept it. */
const donatePath = ({ givenTo }: Gift) => (givenTo ? paths.project(givenTo.id) : paths.donate());

/** Leads to the page on which the donor can end the gift. */
function MonthlyGiftLink({ token }: { token: string }) {
  return (
    <p className="mt-6 text-muted">
      {copy.monthly.text}{' '}
      <Link href={paths.monthlyGift(token)} className="text-forest underline underline-offset-4">
        {copy.monthly.link}
      </Link>
    </p>
  );
}

/** Requests the payment's status and shows what is known about it. */
export function ReturnOutcome({ parameters, siteUrl, contactEmail, onHeadingChange }: ReturnOutcomeProps) {
  const { state, isAsking, retries, retry } = useConfirmation(parameters);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { status } = state;
  const isUnsettled = UNSETTLED.has(status);
  const keptPath = keptGiftPath();
  const sentences = sentencesFor(state, keptPath !== undefined);
  const gift = giftOf(state, parameters);
  const given = status === 'completed' ? state.gift : undefined;

  useEffect(() => {
    // Also when Retry had the focus and has just gone, but not where the donor has moved the focus.
    if (status !== 'confirming' && document.activeElement === document.body) headingRef.current?.focus();
    if (status === 'completed') forgetKeptGift();
  }, [status]);

  return (
    <Outcome
      heading={copy[status].heading}
      headingRef={headingRef}
      mark={given ? <Crate /> : <StatusIcon kind={MARKS[status]} />}
      alert={sentences.by === 'alert' && paragraphs(sentences.text)}
      status={paragraphs([
        ...(sentences.by === 'status' ? sentences.text : []),
        isUnsettled ? askingLine(isAsking, retries) : undefined,
      ])}
      share={!given?.givenTo && <ShareLinkButton url={siteUrl} />}
      onHeadingChange={onHeadingChange}
    >
      {isUnsettled && (
        <>
          <WhatToDo
            isOffline={state.status === 'unconfirmed' && state.error?.kind === 'offline'}
            contactEmail={contactEmail}
          />
          <Button size="large" className="mt-6 noscript:hidden" isPending={isAsking} onClick={retry}>
            {copy.retry}
          </Button>
        </>
      )}
      {(status === 'failed' || status === 'cancelled') && (
        <Button asChild size="large" variant="donate" className="mt-6">
          <Link href={keptPath ?? donatePath(state.gift)}>{copy.tryAgain}</Link>
        </Button>
      )}
      {status === 'failed' && (
        <div className="mt-6 text-muted">
          <WriteTo text={copy.failed.help} contactEmail={contactEmail} />
        </div>
      )}
      {given?.givenTo && <GivenProject project={given.givenTo} siteUrl={siteUrl} />}
      {given && <NextSteps gift={given} />}
      <GiftDetails gift={gift} isGiven={given !== undefined} />
      <GiftLinks receiptPath={gift.receiptPath} giftPath={gift.giftPath} />
      {gift.monthlyGiftToken !== undefined && <MonthlyGiftLink token={gift.monthlyGiftToken} />}
    </Outcome>
  );
}
