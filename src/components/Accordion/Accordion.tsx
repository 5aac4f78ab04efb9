import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface AccordionItem {
  /** Unique on the page: `#id` links to the item. */
  id: string;
  /** The question: what the button says. */
  title: string;
  /** The answer. */
  content: ReactNode;
}

export interface AccordionProps {
  /** In the order in which they are shown. */
  items: readonly AccordionItem[];
  /** Classes for its place in the layout, on the outermost element. */
  className?: string;
}

function Mark() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="mt-0.5 size-6 shrink-0 text-clay"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M5 12h14" />
      <path d="M12 5v14" className="group-open:hidden" />
    </svg>
  );
}

/**
 * Questions that expand to show their answers. The browser's own `details` work without JavaScript, and find-in-page
 * opens closed ones. Several can be open at once.
 */
export function Accordion({ items, className }: AccordionProps) {
  return (
    <div className={clsx('divide-y divide-line border-y border-line', className)}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} className="group">
          <summary className="flex list-none items-start justify-between gap-4 py-4 text-18 font-semibold hover:text-forest [&::-webkit-details-marker]:hidden">
            {title}
            <Mark />
          </summary>
          <div className="max-w-text pr-10 pb-6 text-muted">{content}</div>
        </details>
      ))}
    </div>
  );
}
