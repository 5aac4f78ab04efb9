import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Container } from '@/components/Container/Container';
import { Link } from '@/components/Link/Link';
import { paths } from '@/lib/paths';
import { ExchangeRateCard } from './ExchangeRateCard';
import { ManagementCards } from './ManagementCards';
import { copy } from './copy';

export interface DashboardScreenProps {
  /** The signed-in user's name or email; empty where neither is known. */
  name: string;
  onSignOut: () => void;
}

function Administrators() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-22 font-semibold">
        {copy.administrators.heading}
      </h2>
      <p className="mt-1 max-w-180 text-muted">{copy.administrators.text}</p>
      <Button asChild variant="outline" className="mt-4">
        <Link href={paths.adminRegister()}>{copy.administrators.add}</Link>
      </Button>
    </section>
  );
}

/** /admin: links to everything that can be managed. */
export function DashboardScreen({ name, onSignOut }: DashboardScreenProps) {
  return (
    <Container className="grid grid-cols-1 gap-10 py-10 lg:py-14">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 text-28 font-semibold wrap-anywhere lg:text-36">{copy.welcome(name)}</h1>
        <Button variant="outline" onClick={onSignOut}>
          {copy.signOut}
        </Button>
      </div>
      <ManagementCards />
      <ExchangeRateCard />
      <Administrators />
    </Container>
  );
}
