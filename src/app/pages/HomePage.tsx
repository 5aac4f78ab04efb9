import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { HomeScreen } from '@/features/home/HomeScreen';

const TITLE = `${organisation.name}: used equipment for schools, labs and hospitals in Africa`;
const DESCRIPTION = `${organisation.name} collects used educational and medical equipment, makes it work again and delivers it to schools, labs and hospitals in Africa.`;

/** / */
export function HomePage() {
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <HomeScreen organisation={organisation} />
    </>
  );
}
