import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';

const DESCRIPTION = `For the administrators of ${organisation.name}.`;

/** The title of an admin page, which is not indexed by search engines. */
export function AdminPageHead({ title }: { title: string }) {
  return <PageHead title={`${pageTitle(title)} admin`} description={DESCRIPTION} noIndex />;
}
