import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { copy } from '@/features/projects/pageCopy';
import { ProjectMessage } from '@/features/projects/ProjectMessage';

/**
 * What the address of a project that is not there says to visitors without JavaScript; for all others the project's page
 * says it. Rendered once, when the site is built.
 */
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
