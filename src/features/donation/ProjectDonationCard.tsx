import type { Project } from '@/api/types';
import { Alert } from '@/components/Alert/Alert';
import { CountsAs } from './CountsAs';
import { DonationCard, type DonationCardProps } from './DonationCard';
import { CURRENCIES } from './donationOptions';
import { ProjectSupports } from './ProjectSupports';
import { useReturnedGift } from './returnedGift';
import { copy } from './copy';

interface ProjectDonationCardProps extends Omit<DonationCardProps, 'project' | 'afterAmount'> {
  project: Pick<Project, 'id' | 'title' | 'currency' | 'receiving_donation' | 'donation_supports'>;
}

/** Why a gift sent without JavaScript was refused just after its project had closed. */
function Refusal() {
  const returned = useReturnedGift();
  if (!returned) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- in HTML rendered with a refusal, far down a phone's page; React never focuses it
    <div tabIndex={-1} autoFocus className="outline-none">
      <Alert kind="error" title={copy.failed}>
        {returned.failure?.text ?? copy.closed}
      </Alert>
    </div>
  );
}

/** The donation card of a project's page; without it while the project is not receiving donations. */
export function ProjectDonationCard({ project, ...rest }: ProjectDonationCardProps) {
  if (!project.receiving_donation) return <Refusal />;
  const currency = CURRENCIES.find((known) => known === project.currency?.toUpperCase());
  return (
    <DonationCard
      project={{ id: project.id, title: project.title, currency }}
      afterAmount={(gift) => (
        <>
          {currency && <CountsAs projectCurrency={currency} gift={gift} />}
          <ProjectSupports supports={project.donation_supports ?? []} gift={gift} />
        </>
      )}
      {...rest}
    />
  );
}
