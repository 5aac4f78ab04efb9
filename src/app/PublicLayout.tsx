import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '@/app/Footer';
import { Header } from '@/app/Header';
import { MainContent } from '@/app/MainContent';
import { organisation } from '@/app/organisation';
import { SkipLink } from '@/app/SkipLink';
import { FooterNewsletter } from '@/features/newsletter/FooterNewsletter';

interface PublicLayoutProps {
  /** The address matches no page, so no header link is marked as current. */
  unknownPath?: boolean;
}

/** Made once, so that React leaves it out when the address changes. */
const footer = <Footer organisation={organisation} newsletter={<FooterNewsletter />} />;

export function PublicLayout({ unknownPath = false }: PublicLayoutProps) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header name={organisation.name} pathname={unknownPath ? null : pathname} />
      <MainContent>
        <Outlet />
      </MainContent>
      {footer}
    </div>
  );
}
