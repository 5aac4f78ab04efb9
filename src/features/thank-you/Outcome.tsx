import { useEffect, type ReactNode, type Ref } from 'react';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Section } from '@/components/Section/Section';
import { paths } from '@/lib/paths';
import { copy } from './copy';

export interface OutcomeProps {
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Drawn above the heading. */
  mark: ReactNode;
  /** Read out when it changes, at the next pause. */
  status?: ReactNode;
  /** Read out when it changes, at once. */
  alert?: ReactNode;
  /** The button that shares; left out where it is elsewhere on the screen. */
  share?: ReactNode;
  /** Called with the heading, now and when it changes. */
  onHeadingChange: ((heading: string) => void) | undefined;
  /** What follows the sentences: what to do now, and the details. */
  children?: ReactNode;
}

/**
 * What /thankyou shows in every state. Heading and live regions stay the same elements from one state to the next: a
 * region is announced only when it was there before its content, and a focused heading keeps the focus.
 */
export function Outcome({
  heading,
  headingRef,
  mark,
  status,
  alert,
  share,
  onHeadingChange,
  children,
}: OutcomeProps) {
  useEffect(() => onHeadingChange?.(heading), [heading, onHeadingChange]);
  return (
    <Section>
      <div className="mx-auto max-w-160">
        {mark}
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="mt-5 text-28 font-semibold outline-none sm:text-36 lg:text-48"
        >
          {heading}
        </h1>
        <div className="mt-4 text-18 text-muted">
          <div role="alert" className="space-y-3">
            {alert}
          </div>
          <div role="status" className="space-y-3">
            {status}
          </div>
        </div>
        {children}
        <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-8">
          <Button asChild variant="outline">
            <Link href={paths.home()}>{copy.home}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link href={paths.projects()}>{copy.projects}</Link>
          </Button>
          {share}
        </div>
      </div>
    </Section>
  );
}
