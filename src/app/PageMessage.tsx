import type { ReactNode } from 'react';

interface PageMessageProps {
  heading: string;
  text: string;
  action: ReactNode;
  /** Announces it at once, when it replaces the expected page. */
  isAlert?: boolean;
  /** Shown above the heading. */
  ornament?: ReactNode;
}

/** A message in place of a page: a heading, a sentence and one action. */
export function PageMessage({ heading, text, action, isAlert = false, ornament }: PageMessageProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="mx-auto flex max-w-160 flex-col items-start gap-5 px-4 py-16 sm:px-6 lg:py-28"
    >
      {ornament}
      <h1 className="text-28 font-semibold text-balance lg:text-48">{heading}</h1>
      <p className="text-18 text-muted">{text}</p>
      <div className="mt-3">{action}</div>
    </div>
  );
}
