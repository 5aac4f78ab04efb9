import { clsx } from 'clsx';
import { useId } from 'react';
import { isCurrentPath } from '@/app/currentPath';
import { Logo } from '@/app/Logo';
import { useDisclosure } from '@/app/useDisclosure';
import { Button } from '@/components/Button/Button';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';

interface HeaderProps {
  /** The organisation's name. */
  name: string;
  /** The current path; null where the address belongs to no page. */
  pathname: string | null;
}

const WORDS = { nav: 'Main', menu: 'Menu', volunteer: 'Volunteer', donate: 'Donate Now' };

const LINKS = [
  { label: 'Home', href: paths.home() },
  { label: 'About', href: paths.about() },
  { label: 'Mission', href: paths.mission() },
  { label: 'Projects', href: paths.projects() },
];

// The current page is marked by a bar and by weight, not by colour alone.
const NAV_LINK = clsx(
  'flex min-h-13 items-center border-l-3 border-transparent px-3 font-medium hover:text-forest',
  'aria-[current=page]:border-forest aria-[current=page]:font-semibold aria-[current=page]:text-forest',
  'lg:h-18 lg:border-b-3 lg:border-l-0 lg:pt-0.75',
);

/** The public header. Wide screens show its links in a row; small ones behind a menu toggle. */
export function Header({ name, pathname }: HeaderProps) {
  const panelId = useId();
  const { isOpen, toggle, close, areaRef, toggleRef, panelRef } = useDisclosure(pathname);
  const current = (href: string) => (pathname !== null && isCurrentPath(href, pathname) ? 'page' : undefined);

  return (
    <header ref={areaRef} className="sticky top-0 z-40 border-b border-line bg-sand">
      <div className="relative mx-auto flex h-16 max-w-page items-center justify-between gap-6 px-4 sm:px-6 lg:h-18 lg:px-8">
        <Link href={paths.home()} className="inline-flex min-h-11 items-center" onClick={close}>
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
              'lg:static lg:flex lg:max-h-none lg:items-center lg:gap-8 lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none',
              !isOpen && 'max-lg:hidden',
            )}
          >
            <ul className="divide-y divide-line lg:flex lg:gap-1 lg:divide-y-0">
              {LINKS.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} onClick={close} aria-current={current(href)} className={NAV_LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="mt-5 grid gap-3 lg:mt-0 lg:flex">
              <Button asChild variant="outline">
                <Link href={paths.volunteer()} onClick={close} aria-current={current(paths.volunteer())}>
                  {WORDS.volunteer}
                </Link>
              </Button>
              <Button asChild variant="donate">
                <Link href={paths.donate()} onClick={close} aria-current={current(paths.donate())}>
                  {WORDS.donate}
                </Link>
              </Button>
            </div>
          </div>
        </nav>
      </div>
    </header>
  );
}
