import { useRef, useState, type ReactNode, type Ref } from 'react';
import { useApiMutation } from '@/api/useApiMutation';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { StatusIcon, type StatusIconKind } from '@/components/StatusIcon/StatusIcon';
import { paths } from '@/lib/paths';
import { useFocusHandover } from '@/lib/useFocusHandover';
import { copy } from './unsubscribeCopy';

export interface UnsubscribeScreenProps {
  /** The token of the link in the email. */
  token: string;
  /** Where a reader can write. */
  contactEmail: string;
}

interface FrameProps {
  /** Absent until there is an outcome. */
  icon?: StatusIconKind;
  heading: string;
  headingRef: Ref<HTMLHeadingElement>;
  text: string;
  children: ReactNode;
}

function Frame({ icon, heading, headingRef, text, children }: FrameProps) {
  return (
    <Section>
      <div className="mx-auto max-w-160">
        {icon !== undefined && <StatusIcon kind={icon} />}
        <h1 ref={headingRef} tabIndex={-1} className="mt-5 text-28 font-semibold sm:text-36 lg:text-48">
          {heading}
        </h1>
        <div role="status" className="mt-4 text-18 text-muted">
          <p>{text}</p>
        </div>
        {children}
      </div>
    </Section>
  );
}

/** How servers refuse a token that is changed or cut off. */
const NOT_A_LINK: ReadonlySet<number | undefined> = new Set([400, 404, 422]);

/**
 * /unsubscribe/{token}: ends the emails that the link belongs to. It asks for one press, because email clients open links on their own.
 */
export function UnsubscribeScreen({ token, contactEmail }: UnsubscribeScreenProps) {
  const { send, isSending, error } = useApiMutation('post', '/api/subscription/unsubscribe/{token}');
  const [isDone, setIsDone] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isUnknown = NOT_A_LINK.has(error?.status);
  const { handOver } = useFocusHandover(headingRef, isDone ? 'done' : isUnknown ? 'unknown' : 'asked');

  const unsubscribe = async () => {
    // The pressed button disappears after the response.
    handOver();
    try {
      await send({ params: { path: { token } } });
      setIsDone(true);
    } catch {
      // It is in `error`.
    }
  };

  if (isDone)
    return (
      <Frame icon="thanks" heading={copy.done.heading} headingRef={headingRef} text={copy.done.text}>
        <Button asChild variant="outline" className="mt-6">
          <Link href={paths.home()}>{copy.done.home}</Link>
        </Button>
      </Frame>
    );
  if (isUnknown)
    return (
      <Frame icon="failed" heading={copy.unknown.heading} headingRef={headingRef} text={copy.unknown.text}>
        <p className="mt-6 text-18 text-muted">
          {copy.unknown.write}{' '}
          <a
            href={`mailto:${contactEmail}`}
            className="wrap-anywhere text-forest underline underline-offset-4"
          >
            {contactEmail}
          </a>
        </p>
      </Frame>
    );
  return (
    <Frame heading={copy.heading} headingRef={headingRef} text={copy.text}>
      <p className="mt-2 text-muted">{copy.receipts}</p>
      {error !== undefined && (
        <Alert kind="error" title={copy.failed.title} className="mt-6">
          {error.message} {error.retryAfterSeconds === undefined && copy.failed.again}
        </Alert>
      )}
      <Button
        className="mt-6"
        isPending={isSending}
        pendingLabel={copy.pending}
        onClick={() => void unsubscribe()}
      >
        {copy.button}
      </Button>
    </Frame>
  );
}
