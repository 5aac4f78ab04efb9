import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { words } from '@/features/projects/pageWords';
import { ProjectMessage } from '@/features/projects/ProjectMessage';

/**
 * What the address of a project that is not there says to visitors without JavaScript; for all others the project's page
 * says it. Rendered once, when the site is built.
 */
export function NoProject() {
  return (
    <>
      <PageHead title={pageTitle(words.missing)} description={words.missingText} noIndex />
      <noscript>
        <ProjectMessage heading={words.missing} text={words.missingText} />
      </noscript>
    </>
  );
}
