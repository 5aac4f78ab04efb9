import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { VolunteerThankYouScreen } from '@/features/volunteering/VolunteerThankYouScreen';
import { paths } from '@/lib/paths';
import { useHydrated } from '@/lib/useHydrated';

const TITLE = pageTitle('Thank you for applying');
const DESCRIPTION = `Your application to volunteer with ${organisation.name}.`;

/** /volunteer/thank-you. Only its head is prerendered, because it is not for search engines. */
export function VolunteerThankYouPage() {
  // The site's origin is not known before hydration.
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} noIndex />
      <VolunteerThankYouScreen
        siteUrl={isHydrated ? new URL(paths.home(), location.origin).href : paths.home()}
      />
    </>
  );
}
