import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';
import { copy } from './pageCopy';

/** A link back to the list. */
export function BackToPrograms() {
  return (
    <Link
      href={paths.projects()}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-forest underline-offset-4 hover:underline print:hidden"
    >
      <Icon name="arrow" className="size-5 rotate-180" />
      {copy.back}
    </Link>
  );
}
