import { clsx } from 'clsx';
import { useId } from 'react';
import { isCurrentPath } from '@/app/currentPath';
import { Logo } from '@/app/Logo';
import { useDisclosure } from '@/app/useDisclosure';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';

interface AdminNavigationProps {
  /** The organisation's name. */
  name: string;
  pathname: string;
  onSignOut: () => void;
}

const WORDS = { nav: 'Administration', menu: 'Menu', signOut: 'Logout', dashboard: 'Dashboard' };

/** On a small screen the dashboard, behind the logo, leads to what its menu leaves out. */
const LINKS = [
  { label: 'Projects', href: paths.adminProjects(), isInMenu: true },
  { label: 'Donations', href: paths.adminDonations(), isInMenu: true },
  { label: 'Subscriptions', href: paths.adminSubscriptions(), isInMenu: false },
  { label: 'Volunteers', href: paths.adminVolunteers(), isInMenu: false },
];

// The current page is marked by a bar and by weight, not by colour alone.
const ENTRY = clsx(
  'flex min-h-13 w-full items-center border-l-3 border-transparent px-3 font-medium hover:text-forest',
  'aria-[current=page]:border-forest aria-[current=page]:font-semibold aria-[current=page]:text-forest',
  'lg:h-16 lg:border-b-3 lg:border-l-0 lg:pt-0.75',
);

/** The bar above every page of the administration. Wide screens show it whole; small ones put it behind a toggle. */
export function AdminNavigation({ name, pathname, onSignOut }: AdminNavigationProps) {
  const panelId = useId();
  const { isOpen, toggle, close, areaRef, toggleRef, panelRef } = useDisclosure(pathname);
  return (
    <header ref={areaRef} className="sticky top-0 z-40 border-b border-line bg-sand">
      <div className="relative mx-auto flex h-16 max-w-page items-center justify-between gap-6 px-4 sm:px-6 lg:px-8">
        <Link
          href={paths.admin()}
          aria-label={`${name} ${WORDS.dashboard}`}
          aria-current={pathname === paths.admin() ? 'page' : undefined}
          className="inline-flex min-h-11 items-center"
          onClick={close}
        >
          <Logo name={name} />
        </Link>
        <nav aria-label={WORDS.nav}>
          <button
            ref={toggleRef}
            type="button"
            aria-label={WORDS.menu}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
            className="-mr-2.5 grid size-11 place-items-center rounded-control text-forest lg:hidden"
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </button>
          <div
            ref={panelRef}
            id={panelId}
            className={clsx(
              'absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-sand px-4 pt-2 pb-6 shadow-float sm:px-6',
              'lg:static lg:max-h-none lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none',
              !isOpen && 'max-lg:hidden',
            )}
          >
            <ul className="divide-y divide-line lg:flex lg:gap-1 lg:divide-y-0">
              {LINKS.map(({ label, href, isInMenu }) => (
                <li key={href} className={clsx(!isInMenu && 'max-lg:hidden')}>
                  <Link
                    href={href}
                    onClick={close}
                    aria-current={isCurrentPath(href, pathname) ? 'page' : undefined}
                    className={ENTRY}
                  >
                    {label}
                  </Link>
                </li>
              ))}
              <li className="lg:ml-6">
                <button type="button" onClick={onSignOut} className={ENTRY}>
                  {WORDS.signOut}
                </button>
              </li>
            </ul>
          </div>
        </nav>
      </div>
    </header>
  );
}
