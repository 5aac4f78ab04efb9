import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { isCurrentPath } from '@/app/currentPath';
import { Logo } from '@/app/Logo';
import { useDisclosure } from '@/app/useDisclosure';
import { Icon } from '@/components/Icon/Icon';
import { Link, type LinkProps } from '@/components/Link/Link';

interface MenuBarProps {
  /** The organisation's name. */
  name: string;
  /** Where the logo leads. */
  home: LinkProps;
  /** The accessible name of the navigation. */
  label: string;
  /** The current path; null where the address matches no page. A change closes the menu. */
  pathname: string | null;
  /** Renders a button beside the toggle on small screens; very large text leaves no room for the name next to it. */
  action?: (linkTo: (href: string) => LinkProps) => ReactNode;
  /** Renders the menu. `linkTo` gives the props of a link: it marks the current page and closes the menu. */
  children: (linkTo: (href: string) => LinkProps) => ReactNode;
}

const COPY = { menu: 'Menu' };

export const MENU_LIST = 'divide-y divide-line lg:flex lg:grow lg:gap-1 lg:divide-y-0';

/** The current page is marked by a bar and by weight, not by colour alone. */
export const MENU_ENTRY = clsx(
  'flex min-h-13 items-center border-l-3 border-unseen px-3 hover:text-forest',
  'aria-[current=page]:border-forest aria-[current=page]:font-semibold aria-[current=page]:text-forest',
  'lg:border-b-3 lg:border-l-0 lg:pt-0.75',
);

/**
 * The bar above a page. On small screens a toggle opens its menu; without JavaScript the menu is always shown, below the name. On wide
 * ones it begins at the left, so that nothing moves while the page arrives.
 */
export function MenuBar({ name, home, label, pathname, action, children }: MenuBarProps) {
  const panelId = useId();
  const { isOpen, toggle, close, areaRef, toggleRef, panelRef } = useDisclosure(pathname);
  const linkTo = (href: string): LinkProps => ({
    href,
    onClick: close,
    'aria-current': pathname !== null && isCurrentPath(href, pathname) ? 'page' : undefined,
  });
  return (
    <header ref={areaRef} className="sticky top-0 z-40 border-b border-line bg-sand max-lg:noscript:static">
      <div className="@container relative mx-auto flex min-h-16 max-w-page items-center justify-between gap-3 px-4 max-[22rem]:gap-2 max-lg:noscript:block sm:px-6 lg:gap-10 lg:px-8">
        <Link {...home} className="inline-flex min-h-11 items-center" onClick={close}>
          <Logo name={name} isNameOptional={action !== undefined} />
        </Link>
        {action && (
          <div className="ml-auto hidden max-lg:@min-[10rem]:block noscript:hidden!">{action(linkTo)}</div>
        )}
        <nav aria-label={label} className="lg:grow">
          <button
            ref={toggleRef}
            type="button"
            aria-label={COPY.menu}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
            className="-mr-2.5 grid size-11 place-items-center rounded-control text-forest lg:hidden noscript:hidden"
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </button>
          <div
            ref={panelRef}
            id={panelId}
            className={clsx(
              'absolute inset-x-0 top-full max-h-[calc(100dvh-(--spacing(16)))] overflow-y-auto border-b border-line bg-sand px-4 pt-2 pb-6 shadow-float sm:px-6',
              'lg:static lg:flex lg:max-h-none lg:items-center lg:gap-8 lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none',
              'max-lg:noscript:static max-lg:noscript:border-0 max-lg:noscript:px-0 max-lg:noscript:shadow-none',
              !isOpen && 'max-lg:hidden max-lg:noscript:block',
            )}
          >
            {children(linkTo)}
          </div>
        </nav>
      </div>
    </header>
  );
}
