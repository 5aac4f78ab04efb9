import { Button } from '@/components/Button/Button';
import { formatCount } from '@/lib/numbers';

export interface PagingProps {
  /** The accessible name: "Pages of projects". */
  label: string;
  /** Counted from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** Called with the page to show. */
  onGo: (page: number) => void;
}

const PREVIOUS = 'Previous';
const NEXT = 'Next';
const pageOf = (page: number, pages: number) => `Page ${formatCount(page)} of ${formatCount(pages)}`;

/** Moves between pages; renders nothing for a single page. */
export function Paging({ label, page, pages, onGo }: PagingProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={label}
      className="mt-10 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 noscript:hidden"
    >
      <Button variant="outline" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {PREVIOUS}
      </Button>
      <p className="figures">{pageOf(page, pages)}</p>
      <Button variant="outline" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {NEXT}
      </Button>
    </nav>
  );
}
