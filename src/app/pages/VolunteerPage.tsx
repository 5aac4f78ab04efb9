import { useNavigate } from 'react-router-dom';
import { PageHead } from '@/app/PageHead';
import { VolunteerScreen } from '@/features/volunteering/VolunteerScreen';
import { paths } from '@/lib/paths';

const TITLE = 'Volunteer | Kitbridge';
const DESCRIPTION =
  'Apply as a volunteer with your CV: computer, laboratory and medical technicians and other helpers, full-time or part-time. We reply within 5 business days.';

/** /volunteer */
export function VolunteerPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <VolunteerScreen onSent={() => void navigate(paths.volunteerThankYou())} />
    </>
  );
}
