import type { ReactNode, Ref } from 'react';
import { Container } from '@/components/Container/Container';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';
import { copy } from './copy';

interface EditorFrameProps {
  heading: string;
  headingId: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Below the heading. */
  intro?: ReactNode;
  /** A link or button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame around the form: the back link, the heading, and actions on the project as a whole. */
export function EditorFrame({ heading, headingId, headingRef, intro, action, children }: EditorFrameProps) {
  return (
    <Container className="py-8 lg:py-12">
      <div className="mx-auto grid max-w-208 grid-cols-1 gap-6">
        <div>
          <Link
            href={paths.adminProjects()}
            className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-forest underline underline-offset-4"
          >
            <Icon name="arrow" className="size-5 rotate-180" />
            {copy.back}
          </Link>
          <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
            <div className="min-w-0 flex-1 basis-72">
              <h1
                id={headingId}
                ref={headingRef}
                tabIndex={-1}
                className="text-28 font-semibold wrap-anywhere lg:text-36"
              >
                {heading}
              </h1>
              {intro !== undefined && <p className="mt-1 text-muted wrap-anywhere">{intro}</p>}
            </div>
            {action}
          </div>
        </div>
        {children}
      </div>
    </Container>
  );
}
