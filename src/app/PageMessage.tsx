import type { ReactNode } from 'react';

interface PageMessageProps {
  heading: string;
  text: string;
  /** The one way on. */
  action: ReactNode;
  /** Announced at once: for what happens instead of the expected page. */
  isAlert?: boolean;
  /** Drawn above the heading. */
  ornament?: ReactNode;
}

/** A screen that says one thing in place of a page: a short sentence and one action. */
export function PageMessage({ heading, text, action, isAlert = false, ornament }: PageMessageProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="mx-auto flex max-w-160 flex-col items-start gap-5 px-4 py-16 sm:px-6 lg:py-28"
    >
      {ornament}
      <h1 className="text-28 font-bold text-balance lg:text-48">{heading}</h1>
      <p className="text-18 text-muted">{text}</p>
      <div className="mt-3">{action}</div>
    </div>
  );
}
