import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { copy } from '@/features/projects/pageCopy';
import { ProjectMessage } from '@/features/projects/ProjectMessage';

/** The page of a missing project for visitors without JavaScript. Rendered when the site is built. */
export function NoProject() {
  return (
    <>
      <PageHead title={pageTitle(copy.missing)} description={copy.missingText} noIndex />
      <noscript>
        <ProjectMessage heading={copy.missing} text={copy.missingText} />
      </noscript>
    </>
  );
}
