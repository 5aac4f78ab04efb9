import { Button } from '@/components/Button/Button';
import { words } from './listWords';

interface PagingProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  onGo: (page: number) => void;
}

/** Leads from page to page; nothing where there is only one. */
export function Paging({ page, pages, onGo }: PagingProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={words.pages}
      className="mt-10 flex flex-wrap items-center justify-center gap-x-6 gap-y-3"
    >
      <Button variant="outline" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {words.previous}
      </Button>
      <p className="figures">{words.page(page, pages)}</p>
      <Button variant="outline" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
