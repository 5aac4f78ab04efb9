import { PageHead } from '@/app/PageHead';
import { VolunteerThankYouScreen } from '@/features/volunteering/VolunteerThankYouScreen';
import { paths } from '@/lib/paths';

const TITLE = 'Thank you for applying | Kitbridge';
const DESCRIPTION = 'Your application as a volunteer of Kitbridge.';

/** /volunteer/thank-you. Never prerendered: it belongs into no search engine and no sitemap. */
export function VolunteerThankYouPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} noIndex />
      <VolunteerThankYouScreen siteUrl={new URL(paths.home(), location.origin).href} />
    </>
  );
}
