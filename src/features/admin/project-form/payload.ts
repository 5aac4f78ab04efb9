import type { Schemas } from '@/api/types';
import { isSame, type ProjectValues } from './projectValues';

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

/** The payload of a create. A new project always receives donations, and has nothing to give a reason for. */
export function toCreatePayload(values: ProjectValues): CreatePayload {
  return { ...common(values), receiving_donation: true, donation_reason: null };
}

/** Why donations continue is told while they do; without proofs the form does not ask. */
function donationReasonPart(values: ProjectValues, hasProofs: boolean) {
  if (!hasProofs) return {};
  return { donation_reason: values.receivingDonation ? textOrNull(values.donationReason) : null };
}

function everything(values: ProjectValues, hasProofs: boolean) {
  const all = {
    ...common(values),
    receiving_donation: values.receivingDonation,
    ...donationReasonPart(values, hasProofs),
    impact_count: countOrNull(values.impactCount),
  };
  // An amount that the project does not have must not count as one.
  return { ...all, target_amount: values.targetAmount.trim() === '' ? null : all.target_amount };
}

const isEmptyCount = (key: string, value: unknown) =>
  (key === 'impact_count' || key === 'beneficiary_count') && value === null;

/**
 * The payload of an update: what was changed and nothing else, so that what others changed meanwhile stays. A count
 * that was emptied is left out.
 *
 * @param base what the form was filled with
 */
export function toUpdatePayload(
  projectId: number,
  base: ProjectValues,
  values: ProjectValues,
  hasProofs: boolean,
): UpdatePayload {
  const before: Record<string, unknown> = everything(base, hasProofs);
  const changed = Object.entries(everything(values, hasProofs)).filter(
    ([key, value]) => !isSame(value, before[key]) && !isEmptyCount(key, value),
  );
  return { projectId, ...Object.fromEntries(changed) };
}
