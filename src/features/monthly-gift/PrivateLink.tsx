import type { ReactNode, Ref } from 'react';
import type { ApiError } from '@/api/errors';
import { RetryAlert } from '@/components/RetryAlert/RetryAlert';
import { Section } from '@/components/Section/Section';
import { Spinner } from '@/components/Spinner/Spinner';
import { StatusIcon, type StatusIconKind } from '@/components/StatusIcon/StatusIcon';
import { ContactLine } from './ContactLine';

interface PrivateLinkFrameProps {
  icon: StatusIconKind;
  heading: string;
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The page of a private link: an icon, the heading and what is known. */
export function PrivateLinkFrame({ icon, heading, headingRef, children }: PrivateLinkFrameProps) {
  return (
    <Section>
      <div className="mx-auto max-w-160">
        <StatusIcon kind={icon} />
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="mt-5 text-28 font-semibold wrap-anywhere sm:text-36 lg:text-48"
        >
          {heading}
        </h1>
        {children}
      </div>
    </Section>
  );
}

interface PrivateLinkLoadingProps {
  label: string;
  leavingRef: Ref<HTMLDivElement>;
}

/** Its heading receives the focus after navigation, until the response is there. */
export function PrivateLinkLoading({ label, leavingRef }: PrivateLinkLoadingProps) {
  return (
    <div ref={leavingRef} className="grid min-h-[70vh] place-items-center">
      <h1 tabIndex={-1} className="sr-only">
        {label}
      </h1>
      <Spinner label={label} />
    </div>
  );
}

/** How servers refuse a token that is changed or cut off. */
const NOT_A_LINK: ReadonlySet<number | undefined> = new Set([400, 404, 422]);

interface PrivateLinkProblemProps {
  /** Undefined if a response could not be read. */
  error: ApiError | undefined;
  isAsking: boolean;
  onRetry: () => void;
  contactEmail: string;
  headingRef: Ref<HTMLHeadingElement>;
  leavingRef: Ref<HTMLDivElement>;
  copy: {
    unknown: { heading: string; text: string; write: string };
    failed: { heading: string; title: string; unreadable: string; write: string };
  };
}

/** A link that leads nowhere, or whose response could not be loaded. */
export function PrivateLinkProblem(props: PrivateLinkProblemProps) {
  const { error, isAsking, onRetry, contactEmail, headingRef, leavingRef, copy } = props;
  const isUnknown = NOT_A_LINK.has(error?.status);
  const words = isUnknown ? copy.unknown : copy.failed;
  return (
    <div ref={leavingRef}>
      <PrivateLinkFrame
        icon={isUnknown ? 'failed' : 'waiting'}
        heading={words.heading}
        headingRef={headingRef}
      >
        {isUnknown ? (
          <p className="mt-4 text-18 text-muted">{copy.unknown.text}</p>
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
      </PrivateLinkFrame>
    </div>
  );
}
