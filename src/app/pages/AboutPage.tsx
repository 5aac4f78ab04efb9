import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { AboutScreen } from '@/features/about/AboutScreen';

const TITLE = pageTitle('About us');
const DESCRIPTION = `Who ${organisation.name} is, how it began, and the four values it holds itself to when it brings used equipment to schools, labs and hospitals in Africa.`;

/** /about */
export function AboutPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <AboutScreen organisation={organisation} />
    </>
  );
}
