import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { DonateScreen } from '@/features/donation/DonateScreen';

const TITLE = pageTitle('Donate');
const DESCRIPTION =
  'Give once or monthly, in dollars or naira. Your gift helps deliver working equipment to the schools and hospitals that asked for it.';

/** /donate */
export function DonatePage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <DonateScreen organisation={organisation} />
    </>
  );
}
