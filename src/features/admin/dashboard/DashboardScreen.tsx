import { Button } from '@/components/Button/Button';
import { Container } from '@/components/Container/Container';
import { ManagementCards } from './ManagementCards';
import { words } from './words';

export interface DashboardScreenProps {
  /** Username of whoever is signed in, or the email; empty where neither is known. */
  name: string;
  onSignOut: () => void;
}

/** /admin: where everything that can be managed begins. */
export function DashboardScreen({ name, onSignOut }: DashboardScreenProps) {
  return (
    <Container className="grid grid-cols-1 gap-10 py-10 lg:py-14">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 text-28 font-bold wrap-anywhere lg:text-36">{words.welcome(name)}</h1>
        <Button variant="outline" onClick={onSignOut}>
          {words.signOut}
        </Button>
      </div>
      <ManagementCards />
    </Container>
  );
}
