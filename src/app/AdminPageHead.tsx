import { PageHead } from '@/app/PageHead';

const DESCRIPTION = 'For the administrators of Kitbridge.';

/** The title of an administrators' page, which search engines leave alone. */
export function AdminPageHead({ title }: { title: string }) {
  return <PageHead title={`${title} | Kitbridge admin`} description={DESCRIPTION} noIndex />;
}
