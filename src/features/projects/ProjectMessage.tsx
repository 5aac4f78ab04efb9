import type { ReactNode, Ref } from 'react';
import { Container } from '@/components/Container/Container';
import { BackToPrograms } from './BackToPrograms';

interface ProjectMessageProps {
  heading: string;
  text: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** An action besides going back. */
  action?: ReactNode;
}

/** Shown when a project cannot be. */
export function ProjectMessage({ heading, text, headingRef, action }: ProjectMessageProps) {
  return (
    <Container className="py-16 lg:py-28">
      <div role="alert" className="max-w-160">
        <h1 ref={headingRef} tabIndex={-1} className="text-28 font-semibold lg:text-48">
          {heading}
        </h1>
        <p className="mt-4 text-18 text-muted">{text}</p>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {action}
        <BackToPrograms />
      </div>
    </Container>
  );
}
