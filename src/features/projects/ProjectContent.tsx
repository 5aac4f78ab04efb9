import type { Ref } from 'react';
import { Container } from '@/components/Container/Container';
import type { Project } from '@/api/types';
import { ProjectDonationCard } from '@/features/donation/ProjectDonationCard';
import { DetailBlock, TextList } from './DetailBlock';
import { DetailsCard } from './DetailsCard';
import { DonateBar, DONATION_CARD_ID } from './DonateBar';
import { FundingCard } from './FundingCard';
import { OtherProjects } from './OtherProjects';
import { copy } from './pageCopy';
import { ProjectFacts } from './ProjectFacts';
import { ProjectHeader } from './ProjectHeader';
import { ProjectPictures } from './ProjectPictures';
import { ProofGallery } from './ProofGallery';

interface ProjectContentProps {
  project: Project;
  pageUrl: string;
  contactEmail: string;
  redirect?: ((checkoutUrl: string) => void) | undefined;
  headingRef: Ref<HTMLHeadingElement>;
}

function Story({ project }: { project: Project }) {
  const [first, ...others] = project.photos ?? [];
  const reason = project.donation_reason?.trim();
  return (
    <div className="grid min-w-0 content-start gap-10 lg:gap-14">
      <ProjectFacts project={project} />
      {first && (
        <DetailBlock heading={copy.proof}>
          <ProofGallery proofs={[first, ...others]} place={project.location?.trim() || null} />
        </DetailBlock>
      )}
      <TextList heading={copy.goals} items={project.goals} />
      <TextList heading={copy.achievements} items={project.milestones} isDone />
      <ProjectPictures urls={project.mediaFilesUrls} />
      {reason && (
        <DetailBlock heading={copy.reason}>
          <p className="max-w-text text-18 wrap-anywhere whitespace-pre-line">{reason}</p>
        </DetailBlock>
      )}
      {project.receiving_donation && <TextList heading={copy.supports} items={project.donation_supports} />}
    </div>
  );
}

/**
 * A project's page. On a small screen the funding comes before the story and the form after it; on a wide one both form
 * the side column.
 */
export function ProjectContent({
  project,
  pageUrl,
  contactEmail,
  redirect,
  headingRef,
}: ProjectContentProps) {
  return (
    <article>
      <ProjectHeader project={project} pageUrl={pageUrl} headingRef={headingRef} />
      <Container className="later py-10 lg:py-14">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:gap-y-6">
          <div className="min-w-0 lg:col-start-2">
            <FundingCard project={project} />
          </div>
          <div className="later min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Story project={project} />
          </div>
          <div className="later grid min-w-0 content-start gap-6 lg:col-start-2">
            <div id={DONATION_CARD_ID} tabIndex={-1} className="min-w-0 outline-none empty:hidden">
              <ProjectDonationCard
                project={project}
                contactEmail={contactEmail}
                {...(redirect !== undefined && { redirect })}
              />
            </div>
            <DetailsCard project={project} />
          </div>
        </div>
      </Container>
      <OtherProjects project={project} />
      <DonateBar project={project} />
    </article>
  );
}
