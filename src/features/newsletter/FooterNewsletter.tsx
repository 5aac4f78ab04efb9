import { useId } from 'react';
import { Card } from '@/components/Card/Card';
import { NewsletterForm } from './NewsletterForm';
import { footerWords } from './copy';

/** The newsletter form in the footer of every public page. */
export function FooterNewsletter() {
  const headingId = useId();
  return (
    <Card className="print:hidden">
      <h2 id={headingId} className="text-18 font-semibold">
        {footerWords.heading}
      </h2>
      <p className="mt-1 mb-4 text-muted">{footerWords.text}</p>
      <NewsletterForm labelledBy={headingId} />
    </Card>
  );
}
