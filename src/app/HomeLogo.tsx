import { Logo } from '@/app/Logo';
import { organisation } from '@/app/organisation';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';

/** The mark that leads to the public site, above pages that have no bar. */
export function HomeLogo() {
  return (
    <Link href={paths.home()} className="inline-flex min-h-11 items-center">
      <Logo name={organisation.name} />
    </Link>
  );
}
