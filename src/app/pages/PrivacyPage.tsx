import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { PrivacyScreen } from '@/features/legal/PrivacyScreen';

const TITLE = pageTitle('Privacy Policy');
const DESCRIPTION = `What ${organisation.name} stores when you donate, subscribe or volunteer, who sees it, and how to have it deleted. No cookies, no tracking.`;

/** /privacy */
export function PrivacyPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <PrivacyScreen organisation={organisation} />
    </>
  );
}
