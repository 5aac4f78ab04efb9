import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { outcomeUnknown, type ApiError } from '@/api/errors';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { copy } from './copy';

export interface EndGiftProps {
  /** With its symbol; undefined when it is not known. */
  amount: string | undefined;
  isEnding: boolean;
  /** Why the last attempt failed. */
  error: ApiError | undefined;
  onEnd: () => void;
  /** The donor keeps the gift after all. */
  onKeep: () => void;
}

const COPY = copy.end;

function Failure({ error }: { error: ApiError }) {
  return (
    <Alert kind="error" title={outcomeUnknown(error) ? COPY.unsure : COPY.failed} className="mt-4">
      {error.message} {error.retryAfterSeconds === undefined && COPY.again}
    </Alert>
  );
}

interface QuestionProps extends EndGiftProps {
  headingId: string;
}

/** Takes the focus when it appears. */
function Question({ amount, isEnding, error, onEnd, onKeep, headingId }: QuestionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const keepOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isEnding) onKeep();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is another way to press "Keep it"
    <div
      role="group"
      aria-labelledby={headingId}
      onKeyDown={keepOnEscape}
      className="mt-6 border-t border-line pt-5"
    >
      <h3 ref={headingRef} id={headingId} tabIndex={-1} className="text-18 font-semibold">
        {amount === undefined ? COPY.questionWithoutAmount : COPY.question(amount)}
      </h3>
      <p className="mt-2 text-muted">{COPY.text}</p>
      {error !== undefined && <Failure error={error} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="danger" isPending={isEnding} pendingLabel={COPY.pending} onClick={onEnd}>
          {COPY.confirm}
        </Button>
        <Button variant="outline" disabled={isEnding} onClick={onKeep}>
          {COPY.keep}
        </Button>
      </div>
    </div>
  );
}

/** Says what ending the monthly gift means, and asks once before it is ended. */
export function EndGift(props: EndGiftProps) {
  const headingId = useId();
  const questionId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);

  useEffect(() => {
    if (wasAsked.current && !isAsked) buttonRef.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  const keep = () => {
    setIsAsked(false);
    props.onKeep();
  };
  return (
    <Card className="mt-6">
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-18 font-semibold">
          {COPY.heading}
        </h2>
        <p className="mt-2">{COPY.intro}</p>
        <ul className="mt-1 list-disc space-y-1 pl-6 text-muted">
          {COPY.consequences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {isAsked ? (
          <Question {...props} onKeep={keep} headingId={questionId} />
        ) : (
          <Button ref={buttonRef} variant="outline" className="mt-5" onClick={() => setIsAsked(true)}>
            {COPY.button}
          </Button>
        )}
      </section>
    </Card>
  );
}
