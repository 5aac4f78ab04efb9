import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';
import type { Gift } from './confirmation';
import { GiftDetails } from './GiftDetails';
import { GiftLinks } from './GiftLinks';
import { StatusIcon, type StatusIconKind } from '@/components/StatusIcon/StatusIcon';
import { Outcome } from './Outcome';
import { sentencesFor } from './sentences';
import { useConfirmation, type ConfirmationState, type ReturnParameters } from './useConfirmation';
import { WhatToDo } from './WhatToDo';
import { copy } from './copy';

interface ReturnOutcomeProps {
  parameters: ReturnParameters;
  siteUrl: string;
  contactEmail: string;
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

/** Leads to the page on which the donor can end the gift. */
function MonthlyGiftLink({ token }: { token: string }) {
  return (
    <p className="mt-6 text-muted">
      {copy.monthly.text}{' '}
      <Link href={paths.monthlyGift(token)} className="font-medium text-forest underline underline-offset-4">
        {copy.monthly.link}
      </Link>
    </p>
  );
}

/** Asks about the payment and says what is known of it. */
export function ReturnOutcome({ parameters, siteUrl, contactEmail }: ReturnOutcomeProps) {
  const { state, isAsking, retries, retry } = useConfirmation(parameters);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isUnsettled = UNSETTLED.has(state.status);
  const sentences = sentencesFor(state);
  const gift = giftOf(state, parameters);

  useEffect(() => {
    // Retry had the focus and has just gone.
    if (retries > 0 && !isUnsettled) headingRef.current?.focus();
  }, [retries, isUnsettled]);

  return (
    <Outcome
      heading={copy[state.status].heading}
      headingRef={headingRef}
      mark={<StatusIcon kind={MARKS[state.status]} />}
      alert={sentences.by === 'alert' && paragraphs(sentences.text)}
      status={paragraphs([
        ...(sentences.by === 'status' ? sentences.text : []),
        isUnsettled ? askingLine(isAsking, retries) : undefined,
      ])}
      siteUrl={siteUrl}
    >
      {isUnsettled && (
        <>
          <WhatToDo
            isOffline={state.status === 'unconfirmed' && state.error?.kind === 'offline'}
            contactEmail={contactEmail}
          />
          <Button size="large" className="mt-6" isPending={isAsking} onClick={retry}>
            {copy.retry}
          </Button>
        </>
      )}
      {(state.status === 'failed' || state.status === 'cancelled') && (
        <Button asChild size="large" variant="donate" className="mt-6">
          <Link href={paths.donate()}>{copy.tryAgain}</Link>
        </Button>
      )}
      <GiftDetails gift={gift} isGiven={state.status === 'completed'} />
      <GiftLinks receiptPath={gift.receiptPath} giftPath={gift.giftPath} />
      {gift.monthlyGiftToken !== undefined && <MonthlyGiftLink token={gift.monthlyGiftToken} />}
    </Outcome>
  );
}
