import { useParams } from 'wouter';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { UnsubscribeScreen } from '@/features/newsletter/UnsubscribeScreen';

const TITLE = pageTitle('Unsubscribe');
const DESCRIPTION = `Stop emails from ${organisation.name}.`;

/** /unsubscribe/{token}, the link in an email. Only its head is prerendered. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} noIndex />
      <UnsubscribeScreen key={token} token={token} contactEmail={organisation.email} />
    </>
  );
}
