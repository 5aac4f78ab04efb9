import { PageHead } from '@/app/PageHead';
import { MissionScreen } from '@/features/about/MissionScreen';

const TITLE = 'Our mission | Kitbridge';
const DESCRIPTION =
  'The mission and the vision of Kitbridge, and the way of a piece of equipment from one storeroom to the next classroom.';

/** /mission */
export function MissionPage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <MissionScreen />
    </>
  );
}
