import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { HomeScreen } from '@/features/home/HomeScreen';

const TITLE = `${organisation.name}: used equipment for schools, labs and hospitals in Africa`;
const DESCRIPTION = `${organisation.name} collects, repairs and delivers used educational and medical equipment to schools, labs and hospitals in Africa.`;

/** / */
export function HomePage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <HomeScreen organisation={organisation} />
    </>
  );
}
