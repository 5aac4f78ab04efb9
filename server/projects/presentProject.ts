import type { components } from '@/api/generated/schema';
import { divideHalfUp } from '../../contract/exactDecimals.ts';
import { toDecimalString } from '../money/money.ts';
import type { ProjectRow, ProofRow } from './projectQueries.ts';

type Project = components['schemas']['Project'];
type ProofPhoto = components['schemas']['ProofPhoto'];

const PERCENT_WITH_TWO_DECIMALS = 10_000n;

/** Raised over target in percent, rounded half up to two decimals; null without a target. */
export function percentageFunded(raisedMinor: number, targetMinor: number): number | null {
  if (targetMinor === 0) return null;
  const hundredths = divideHalfUp(BigInt(raisedMinor) * PERCENT_WITH_TWO_DECIMALS, BigInt(targetMinor));
  return Number(hundredths) / 100;
}

/** A proof of delivery. */
export function presentProof(proof: ProofRow): ProofPhoto {
  return {
    id: proof.id,
    image: proof.image,
    image_width: proof.image_width,
    image_height: proof.image_height,
    name: proof.name,
    deliver_date: proof.deliver_date,
    working_on: proof.working_on,
  };
}

const withPrefix = (path: string) => `/backend${path}`;

/** A project in lists, with a proof of delivery when there is one to show. */
export function presentProject(project: ProjectRow, media: readonly string[], proof?: ProofRow): Project {
  return {
    id: project.id,
    title: project.title,
    summary: project.summary,
    category: project.category,
    location: project.location,
    deadline: project.deadline,
    startDate: project.start_date,
    status: project.status,
    currency: project.currency,
    target_amount: toDecimalString(project.target_amount_minor),
    amount_raised: toDecimalString(project.amount_raised_minor),
    percentage_funded: percentageFunded(project.amount_raised_minor, project.target_amount_minor),
    impact: project.impact,
    impact_phrase: project.impact_phrase,
    impact_count: project.impact_count,
    beneficiary_count: project.beneficiary_count,
    goals: project.goals,
    milestones: project.milestones,
    donation_supports: project.donation_supports,
    cover_image: project.cover_image,
    cover_image_width: project.cover_image_width,
    cover_image_height: project.cover_image_height,
    coverPhotoUrl: project.cover_image && withPrefix(project.cover_image),
    mediaFilesUrls: media.map(withPrefix),
    donation_reason: project.donation_reason,
    receiving_donation: project.receiving_donation,
    ...(proof && { photos: [presentProof(proof)] }),
  };
}

/** A project on its own page, with proofs of delivery. */
export function presentProjectDetail(
  project: ProjectRow,
  media: readonly string[],
  proofs: readonly ProofRow[],
): Project {
  const { version, shipped_on } = project;
  return { ...presentProject(project, media), version, shipped_on, photos: proofs.map(presentProof) };
}
