import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { TermsScreen } from '@/features/legal/TermsScreen';

const TITLE = 'Terms of Service | Kitbridge';
const DESCRIPTION =
  'The terms under which you use the website of Kitbridge and give through it. Effective August 9, 2025.';

/** /terms */
export function TermsPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <TermsScreen organisation={organisation} />
    </>
  );
}
