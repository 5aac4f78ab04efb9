import { useParams } from 'wouter';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { GiftScreen } from '@/features/gift/GiftScreen';

const TITLE = pageTitle('Your gift');
const DESCRIPTION = `Your gift to ${organisation.name}.`;

/** /gift/{token}, a donor's private link. Only its head is prerendered. */
export function GiftPage() {
  const { token = '' } = useParams();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} noIndex />
      <GiftScreen key={token} token={token} contactEmail={organisation.email} />
    </>
  );
}
