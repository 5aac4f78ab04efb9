import type { ApiError } from '@/api/errors';
import type { Field } from './projectFields';
import { copy, type FieldMessages } from './copy';

const FIELD_OF_PART: Readonly<Record<string, Field>> = {
  title: 'title',
  summary: 'summary',
  category: 'category',
  location: 'location',
  status: 'status',
  currency: 'currency',
  target_amount: 'targetAmount',
  deadline: 'deadline',
  receiving_donation: 'receivingDonation',
  donation_reason: 'donationReason',
  impact_phrase: 'impactPhrase',
  impact_count: 'impactCount',
  beneficiary_count: 'beneficiaryCount',
  goals: 'goals',
  milestones: 'milestones',
  donation_supports: 'donationSupports',
  cover_photo: 'cover',
  media_files: 'media',
};

/** `body/payload/goals/0`, `goals` and `media_files[2]` all lie in a field of the form. */
function toField(name: string): Field | undefined {
  const [part = ''] = name.replace(/^\/?(?:body\/)?(?:payload\/)?/, '').split(/[/[]/);
  return FIELD_OF_PART[part];
}

/**
 * Sorts what a refusal says to the fields.
 *
 * @returns `isPlaced` when each detail has found its field, so that the reason need not be told at the form
 */
export function sortRefusal(error: ApiError): { messages: FieldMessages; isPlaced: boolean } {
  const messages: FieldMessages = {};
  for (const { field: name, message } of error.details) {
    const field = toField(name);
    if (field !== undefined) messages[field] ??= copy.problems.refused(message);
  }
  const isPlaced =
    error.details.length > 0 && error.details.every(({ field }) => toField(field) !== undefined);
  return { messages, isPlaced };
}
