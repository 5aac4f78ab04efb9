import type { Project } from '@/api/types';
import { CountsAs } from './CountsAs';
import { DonationCard, type DonationCardProps } from './DonationCard';
import { CURRENCIES } from './donationOptions';
import { ProjectSupports } from './ProjectSupports';

interface ProjectDonationCardProps extends Omit<DonationCardProps, 'project' | 'afterAmount'> {
  project: Pick<Project, 'id' | 'title' | 'currency' | 'receiving_donation' | 'donation_supports'>;
}

/** The donation card of a project's page; nothing while the project is not receiving donations. */
export function ProjectDonationCard({ project, ...rest }: ProjectDonationCardProps) {
  if (!project.receiving_donation) return null;
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
