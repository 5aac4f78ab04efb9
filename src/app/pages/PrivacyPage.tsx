import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { PrivacyScreen } from '@/features/legal/PrivacyScreen';

const TITLE = 'Privacy Policy | Kitbridge';
const DESCRIPTION =
  'What Kitbridge stores when you donate, subscribe or volunteer, who sees it, and how to have it deleted. No cookies, no tracking.';

/** /privacy */
export function PrivacyPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <PrivacyScreen organisation={organisation} />
    </>
  );
}
