import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { ContactScreen } from '@/features/contact/ContactScreen';

const TITLE = 'Contact us | Kitbridge';
const DESCRIPTION =
  'Write to Kitbridge, call or visit the office, and find answers about giving, volunteering, partnerships and companies.';

/** /contact */
export function ContactPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <ContactScreen organisation={organisation} />
    </>
  );
}
