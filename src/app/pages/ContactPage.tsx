import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { ContactScreen } from '@/features/contact/ContactScreen';

const TITLE = pageTitle('Contact us');
const DESCRIPTION = `Write to ${organisation.name}, call or visit the office, and find answers about giving, volunteering, partnerships and corporate support.`;

/** /contact */
export function ContactPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <ContactScreen organisation={organisation} />
    </>
  );
}
