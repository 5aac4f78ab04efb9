import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Footer } from '@/app/Footer';
import { Header } from '@/app/Header';
import { MainContent } from '@/app/MainContent';
import { organisation } from '@/app/organisation';
import { SkipLink } from '@/app/SkipLink';
import { FooterNewsletter } from '@/features/newsletter/FooterNewsletter';

interface PublicLayoutProps {
  /** The address matches no page, so no header link is marked as current. */
  unknownPath: boolean;
  children: ReactNode;
}

/** Created once, so that React skips it when the address changes. */
const footer = <Footer organisation={organisation} newsletter={<FooterNewsletter />} />;

/** The frame of every public page. */
export function PublicLayout({ unknownPath, children }: PublicLayoutProps) {
  const [pathname] = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header name={organisation.name} pathname={unknownPath ? null : pathname} />
      <MainContent>{children}</MainContent>
      {footer}
    </div>
  );
}
