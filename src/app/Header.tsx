import { MENU_ENTRY, MENU_LIST, MenuBar } from '@/app/MenuBar';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';

interface HeaderProps {
  /** The organisation's name. */
  name: string;
  /** The current path; null where the address matches no page. */
  pathname: string | null;
}

const COPY = { nav: 'Main', volunteer: 'Volunteer', donate: 'Donate Now', donateShort: 'Donate' };

const LINKS = [
  { label: 'Home', href: paths.home() },
  { label: 'About', href: paths.about() },
  { label: 'Mission', href: paths.mission() },
  { label: 'Projects', href: paths.projects() },
];

/** The public header. Wide screens show its links in a row; small ones behind a menu toggle. */
export function Header({ name, pathname }: HeaderProps) {
  return (
    <MenuBar
      name={name}
      home={{ href: paths.home() }}
      label={COPY.nav}
      pathname={pathname}
      action={(linkTo) => (
        <Button asChild variant="donate" className="max-[22rem]:px-3 @max-[17rem]:px-2 @max-[17rem]:text-14">
          <Link {...linkTo(paths.donate())}>{COPY.donateShort}</Link>
        </Button>
      )}
    >
      {(linkTo) => (
        <>
          <ul className={MENU_LIST}>
            {LINKS.map(({ label, href }) => (
              <li key={href}>
                <Link {...linkTo(href)} className={`${MENU_ENTRY} lg:h-18`}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-5 grid gap-3 lg:mt-0 lg:flex">
            <Button asChild variant="outline">
              <Link {...linkTo(paths.volunteer())}>{COPY.volunteer}</Link>
            </Button>
            <Button asChild variant="donate">
              <Link {...linkTo(paths.donate())}>{COPY.donate}</Link>
            </Button>
          </div>
        </>
      )}
    </MenuBar>
  );
}
