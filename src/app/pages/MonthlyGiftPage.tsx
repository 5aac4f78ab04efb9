import { useParams } from 'wouter';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { MonthlyGiftScreen } from '@/features/monthly-gift/MonthlyGiftScreen';

const TITLE = pageTitle('Your monthly gift');
const DESCRIPTION = `Your monthly gift to ${organisation.name}.`;

/** /monthly-gift/{token}, a donor's private link. Only its head is prerendered. */
export function MonthlyGiftPage() {
  const { token = '' } = useParams();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} noIndex />
      <MonthlyGiftScreen token={token} contactEmail={organisation.email} />
    </>
  );
}
