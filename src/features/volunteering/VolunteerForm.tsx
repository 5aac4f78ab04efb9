import { useId, useMemo, useRef, type SubmitEvent } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Captcha } from '@/features/captcha/Captcha';
import { canKeepInTab } from '@/lib/tabStorageCheck';
import { useHydrated } from '@/lib/useHydrated';
import { HelpFields, PersonFields } from './FormFields';
import { SendingProgress } from './SendingProgress';
import { useVolunteer } from './useVolunteer';
import { copy } from './copy';

export interface VolunteerFormProps {
  /** Called when the application was stored and the form cleared. */
  onSent: () => void;
}

/** The button may be at the bottom of the screen, with the message below it out of view. */
const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** Warns when a reload would lose what was typed. The server's HTML cannot know, and assumes it is kept. */
function DraftHint({ isReady }: { isReady: boolean }) {
  const isKept = useMemo(() => !isReady || canKeepInTab(), [isReady]);
  return <p className="mt-1 text-muted">{isKept ? copy.form.kept : copy.form.notKept}</p>;
}

/**
 * The volunteer application with a CV. Input is kept in this tab until it is sent. Progress is shown below the
 * button, so that both clicks of a double click hit the button.
 */
export function VolunteerForm({ onSent }: VolunteerFormProps) {
  const headingId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { formRef, form, isCvOptional, captcha, loseCaptcha, failure, ...sending } = useVolunteer(onSent);
  const { isSending, progress, stop, submit } = sending;
  // Without JavaScript, the browser would submit the form itself and put the values into the URL.
  const isReady = useHydrated();

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // The fields are locked while sending, so the focus must not stay in one of them.
    buttonRef.current?.focus();
    submit(event);
  };
  const onStop = () => {
    stop();
    // The pressed button is about to disappear.
    buttonRef.current?.focus();
  };
  return (
    <Card padding="large" className="print:hidden">
      <form
        ref={formRef}
        noValidate
        aria-labelledby={headingId}
        onSubmit={onSubmit}
        className="grid grid-cols-1 gap-6"
      >
        <div>
          <h2 id={headingId} className="text-22 font-semibold">
            {copy.form.heading}
          </h2>
          <DraftHint isReady={isReady} />
          <noscript>
            <p className="mt-2 font-semibold">{copy.form.needsScript}</p>
          </noscript>
        </div>
        <fieldset disabled={isSending} className="grid min-w-0 grid-cols-1 gap-8">
          <PersonFields form={form} />
          <HelpFields form={form} isCvOptional={isCvOptional} isSending={isSending} />
          <Captcha
            key={captcha.key}
            action="volunteer"
            onToken={captcha.take}
            onLost={loseCaptcha}
            error={captcha.error}
          />
        </fieldset>
        <Button
          ref={buttonRef}
          type="submit"
          size="large"
          isWide
          disabled={!isReady}
          isPending={isSending}
          pendingLabel={copy.form.sending}
        >
          {copy.form.send}
        </Button>
        {isSending && <SendingProgress progress={progress} onStop={onStop} />}
        {failure && (
          <Alert ref={bringIntoView} kind={failure.kind} title={failure.title} className="scroll-my-4">
            {failure.text}
          </Alert>
        )}
      </form>
    </Card>
  );
}
