import type { ApiError } from '@/api/errors';
import { sortRefusal as sort } from '@/api/refusals';
import type { FieldMessages } from '@/lib/form/messages';
import type { FormValues } from './projectValues';
import { copy } from './copy';

const FIELD_OF_PART = {
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
} as const;

/**
 * Maps the details of a refusal to fields. `isPlaced` means that every detail found a field, so the form needs no
 * message.
 */
export function sortRefusal(error: ApiError): { messages: FieldMessages<FormValues>; isPlaced: boolean } {
  const { messages, isPlaced } = sort(error, FIELD_OF_PART);
  const refused = Object.entries(messages).map(([field, message]) => [field, copy.problems.refused(message)]);
  return { messages: Object.fromEntries(refused) as typeof messages, isPlaced };
}
