import type { Project } from '@/api/types';
import { DonationCard, type DonationCardProps } from './DonationCard';

interface ProjectDonationCardProps extends Omit<DonationCardProps, 'project'> {
  project: Pick<Project, 'id' | 'title' | 'receiving_donation'>;
}

/** The donation card of a project's page; nothing while the project is not receiving donations. */
export function ProjectDonationCard({ project, ...rest }: ProjectDonationCardProps) {
  if (!project.receiving_donation) return null;
  return <DonationCard project={{ id: project.id, title: project.title }} {...rest} />;
}
