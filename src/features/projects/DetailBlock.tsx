import { useId, type ReactNode } from 'react';

interface DetailBlockProps {
  heading: string;
  children: ReactNode;
}

/** A part of a project's page under its own heading. */
export function DetailBlock({ heading, children }: DetailBlockProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="later">
      <h2 id={headingId} className="text-22 font-semibold sm:text-28">
        {heading}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

interface TextListProps {
  heading: string;
  items: readonly string[] | undefined;
  /** Marks every item as done. */
  isDone?: boolean;
}

function ListMark({ isDone }: { isDone: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="mt-0.5 size-5 shrink-0 text-forest"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={isDone ? 'm5 12.500 4.500 4.500L19 7.500' : 'M9 6l6 6-6 6'} />
    </svg>
  );
}

/** A list with a heading; renders nothing if the list is empty. */
export function TextList({ heading, items, isDone = false }: TextListProps) {
  // Duplicates would share a React key.
  const shown = [...new Set(items)].filter((item) => item.trim() !== '');
  if (shown.length === 0) return null;
  return (
    <DetailBlock heading={heading}>
      <ul className="max-w-text space-y-2">
        {shown.map((item) => (
          <li key={item} className="flex gap-3 wrap-anywhere">
            <ListMark isDone={isDone} />
            {item}
          </li>
        ))}
      </ul>
    </DetailBlock>
  );
}
