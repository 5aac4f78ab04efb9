import { useSearchParams } from 'react-router-dom';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { useHydrated } from '@/app/useHydrated';
import { DonateScreen } from '@/features/donation/DonateScreen';

const TITLE = 'Donate | Kitbridge';
const DESCRIPTION =
  'Give once or monthly, in dollars or naira. Your gift moves working school and hospital equipment to the people who asked for it.';

/** /donate. A provider sends a donor who changed their mind back with `cancelled` in the query. */
export function DonatePage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <DonateScreen organisation={organisation} cancelled={hydrated && query.has('cancelled')} />
    </>
  );
}
