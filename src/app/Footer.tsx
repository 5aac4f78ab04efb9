import type { ReactNode } from 'react';
import type { Organisation } from '@/app/organisation';
import { Container } from '@/components/Container/Container';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';

interface FooterProps {
  organisation: Organisation;
  /** The newsletter form, on a light surface. */
  newsletter: ReactNode;
}

const COPY = {
  quickLinks: 'Quick links',
  contact: 'Contact',
  contactPage: 'Contact form and FAQ',
  social: 'Follow us',
  legal: 'Legal',
};

const QUICK_LINKS = [
  { label: 'About', href: paths.about() },
  { label: 'Mission', href: paths.mission() },
  { label: 'Projects', href: paths.projects() },
];

const LEGAL_LINKS = [
  { label: 'Privacy Policy', href: paths.privacy() },
  { label: 'Terms of Service', href: paths.terms() },
];

const COPYRIGHT_YEAR = 2025;
const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

function FooterNav({ label, links }: { label: string; links: readonly { label: string; href: string }[] }) {
  return (
    <nav aria-label={label}>
      <h2 className="text-16 font-semibold">{label}</h2>
      <ul className="mt-2">
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <Link href={href} className={LINK}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactDetails({ organisation: { address, phones, email } }: Pick<FooterProps, 'organisation'>) {
  return (
    <section className="col-span-full min-w-0 lg:col-auto">
      <h2 className="text-16 font-semibold">{COPY.contact}</h2>
      <address className="mt-2 not-italic">
        <p className="py-2.5">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <ul>
          {phones.map(({ label, number, href }) => (
            <li key={href} className="flex flex-wrap items-center gap-x-2">
              <span>{label}</span>
              <a href={href} className={LINK}>
                {number}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
              {email}
            </a>
          </li>
          <li>
            <Link href={paths.contact()} className={LINK}>
              {COPY.contactPage}
            </Link>
          </li>
        </ul>
      </address>
    </section>
  );
}

/** The public footer: links, contact details and legal pages. */
export function Footer({ organisation, newsletter }: FooterProps) {
  const { name, tagline, social } = organisation;
  return (
    <footer className="later on-dark bg-forest text-sand">
      <Container className="pt-14 pb-8 lg:pt-20">
        <div className="grid gap-x-6 gap-y-10 grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] lg:grid-cols-[2fr_1fr_1fr_1.500fr]">
          <div className="col-span-full lg:col-auto">
            <p className="text-22 font-semibold tracking-tight">{name}</p>
            <p className="mt-2 max-w-80">{tagline}</p>
            <div className="mt-8 max-w-112">{newsletter}</div>
          </div>
          <FooterNav label={COPY.quickLinks} links={QUICK_LINKS} />
          <FooterNav
            label={COPY.social}
            links={social.map((place) => ({ label: place.name, href: place.href }))}
          />
          <ContactDetails organisation={organisation} />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-sand/25 pt-6 text-14">
          <p>{`© ${COPYRIGHT_YEAR} ${name}`}</p>
          <nav aria-label={COPY.legal}>
            <ul className="flex flex-wrap gap-x-6">
              {LEGAL_LINKS.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Container>
    </footer>
  );
}
