import { clsx } from 'clsx';
import { MENU_ENTRY, MENU_LIST, MenuBar } from '@/app/MenuBar';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';

interface AdminNavigationProps {
  /** The organisation's name. */
  name: string;
  pathname: string;
  onSignOut: () => void;
}

const COPY = { nav: 'Administration', signOut: 'Logout', dashboard: 'Dashboard' };

/** On a small screen the dashboard links to the pages that are missing from the menu. */
const LINKS = [
  { label: 'Projects', href: paths.adminProjects(), isInMenu: true },
  { label: 'Donations', href: paths.adminDonations(), isInMenu: true },
  { label: 'Subscriptions', href: paths.adminSubscriptions(), isInMenu: false },
  { label: 'Volunteers', href: paths.adminVolunteers(), isInMenu: false },
];

const ENTRY = `${MENU_ENTRY} lg:h-16`;

/** The bar above every admin page, with a menu toggle on small screens. */
export function AdminNavigation({ name, pathname, onSignOut }: AdminNavigationProps) {
  const home = {
    href: paths.admin(),
    'aria-label': `${name} ${COPY.dashboard}`,
    'aria-current': pathname === paths.admin() ? 'page' : undefined,
  } as const;
  return (
    <MenuBar name={name} home={home} label={COPY.nav} pathname={pathname}>
      {(linkTo) => (
        <ul className={MENU_LIST}>
          {LINKS.map(({ label, href, isInMenu }) => (
            <li key={href} className={clsx(!isInMenu && 'max-lg:hidden')}>
              <Link {...linkTo(href)} className={ENTRY}>
                {label}
              </Link>
            </li>
          ))}
          <li className="lg:ml-auto">
            <button type="button" onClick={onSignOut} className={clsx(ENTRY, 'w-full')}>
              {COPY.signOut}
            </button>
          </li>
        </ul>
      )}
    </MenuBar>
  );
}
