import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { MissionScreen } from '@/features/about/MissionScreen';

const TITLE = pageTitle('Our mission');
const DESCRIPTION = `${organisation.name}’s mission and vision, and how a piece of equipment gets from one storeroom to the next classroom.`;

/** /mission */
export function MissionPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <MissionScreen />
    </>
  );
}
