import { clsx } from 'clsx';
import { Button, type ButtonProps } from '@/components/Button/Button';
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
  /** Without JavaScript, a press sends the page as `page` to this address, together with these values. */
  form?: { action: string; values: URLSearchParams };
}

const PREVIOUS = 'Previous';
const NEXT = 'Next';
const pageOf = (page: number, pages: number) => `Page ${formatCount(page)} of ${formatCount(pages)}`;

/** Moves between pages; renders nothing for a single page. */
export function Paging({ label, page, pages, onGo, form }: PagingProps) {
  if (pages <= 1) return null;
  const goingTo = (to: number): ButtonProps => ({
    variant: 'outline',
    onClick: (event) => {
      event.preventDefault();
      onGo(to);
    },
    ...(form && { type: 'submit', name: 'page', value: to }),
  });
  return (
    <nav aria-label={label} className={clsx('mt-10', !form && 'noscript:hidden')}>
      <form action={form?.action} className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        {form &&
          [...form.values].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Button {...goingTo(page - 1)} disabled={page <= 1}>
          {PREVIOUS}
        </Button>
        <p className="figures">{pageOf(page, pages)}</p>
        <Button {...goingTo(page + 1)} disabled={page >= pages}>
          {NEXT}
        </Button>
      </form>
    </nav>
  );
}
