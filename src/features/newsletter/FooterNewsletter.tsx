import { useId } from 'react';
import { Card } from '@/components/Card/Card';
import { NewsletterForm } from './NewsletterForm';
import { footerCopy } from './copy';

/** The newsletter form in the footer of every public page: one line until it is used. */
export function FooterNewsletter() {
  const headingId = useId();
  return (
    <Card className="print:hidden">
      <h2 id={headingId} className="text-18 font-semibold">
        {footerCopy.heading}
      </h2>
      <p className="mt-1 mb-4 text-muted">{footerCopy.text}</p>
      <NewsletterForm labelledBy={headingId} isCompact />
    </Card>
  );
}
