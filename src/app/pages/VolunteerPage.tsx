import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { loadSiteStyles } from '@/app/siteStyles';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { VolunteerScreen } from '@/features/volunteering/VolunteerScreen';
import { paths } from '@/lib/paths';

const TITLE = pageTitle('Volunteer');
const DESCRIPTION =
  'Apply to volunteer with your CV: computer, laboratory and medical technicians and other helpers, full-time or part-time. We reply within 5 business days.';

/** /volunteer */
export function VolunteerPage() {
  const [, navigate] = useLocation();
  useEffect(() => {
    // Loaded early, so that a sent application is confirmed even if the connection then breaks. On failure the page
    // loads it again.
    Promise.all([import('@/app/pages/VolunteerThankYouPage'), loadSiteStyles()]).catch(() => {});
  }, []);
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <VolunteerScreen onSent={() => navigate(paths.volunteerThankYou())} />
    </>
  );
}
