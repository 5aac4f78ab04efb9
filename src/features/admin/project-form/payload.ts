import type { Project, Schemas } from '@/api/types';
import { valuesOf, type ProjectValues } from './projectValues';

type CreatePayload = Schemas['ProjectPayload'];
type UpdatePayload = Schemas['ProjectUpdatePayload'];

const textOrNull = (text: string) => text.trim() || null;
const countOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

function common(values: ProjectValues) {
  return {
    title: values.title.trim(),
    summary: values.summary.trim(),
    category: values.category.toLowerCase(),
    location: textOrNull(values.location),
    target_amount: Number(values.targetAmount),
    currency: values.currency,
    deadline: values.deadline,
    status: values.status,
    impact_phrase: textOrNull(values.impactPhrase),
    beneficiary_count: countOrNull(values.beneficiaryCount),
    milestones: values.milestones,
    goals: values.goals,
    donation_supports: values.donationSupports,
  };
}

/** The create payload. A new project always receives donations and needs no reason for them. */
export function toCreatePayload(values: ProjectValues): CreatePayload {
  return { ...common(values), receiving_donation: true, donation_reason: null };
}

/** A reason is kept only while donations continue. Without proofs the form does not ask for one. */
function donationReasonOf(values: ProjectValues, { photos = [] }: Project): string | null {
  if (photos.length > 0 && !values.receivingDonation) return null;
  return textOrNull(values.donationReason);
}

/** The form shows one name for all aliases of a category; an unchanged alias is sent as it was. */
function categoryOf(values: ProjectValues, project: Project): string {
  const isUnchanged = values.category === valuesOf(project).category;
  return (isUnchanged ? project.category : values.category).toLowerCase();
}

const isEmptyCount = ([key, value]: [string, unknown]) =>
  (key === 'impact_count' || key === 'beneficiary_count') && value === null;

/**
 * The update payload: every field except empty counts.
 *
 * @param project as it was when editing began; its version lets the backend refuse a stale update
 */
export function toUpdatePayload(project: Project, values: ProjectValues): UpdatePayload {
  const parts = {
    projectId: project.id,
    ...(project.version !== undefined && { version: project.version }),
    ...common(values),
    category: categoryOf(values, project),
    receiving_donation: values.receivingDonation,
    donation_reason: donationReasonOf(values, project),
    impact_count: countOrNull(values.impactCount),
  };
  return Object.fromEntries(Object.entries(parts).filter((part) => !isEmptyCount(part)));
}
