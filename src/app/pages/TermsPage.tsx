import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { TermsScreen } from '@/features/legal/TermsScreen';

const TITLE = pageTitle('Terms of Service');
const DESCRIPTION = `The terms for using the ${organisation.name} website and giving through it. Effective August 9, 2025.`;

/** /terms */
export function TermsPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <TermsScreen organisation={organisation} />
    </>
  );
}
