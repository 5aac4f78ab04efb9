import { Logo } from '@/app/Logo';
import { organisation } from '@/app/organisation';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';

/** The logo with a link to the public site, above pages without a navigation bar. */
export function HomeLogo() {
  return (
    <Link href={paths.home()} className="inline-flex min-h-11 items-center">
      <Logo name={organisation.name} />
    </Link>
  );
}
