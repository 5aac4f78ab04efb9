import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';

const DESCRIPTION = `For the administrators of ${organisation.name}.`;

/** The title of an administrators' page, which search engines leave alone. */
export function AdminPageHead({ title }: { title: string }) {
  return <PageHead title={`${pageTitle(title)} admin`} description={DESCRIPTION} noIndex />;
}
