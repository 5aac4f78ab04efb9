import type { ApiError } from '@/api/errors';
import type { Field } from './donationForm';

/** What a refusal says about each field of the form, in the backend's words. */
export type FieldRefusals = Partial<Record<Field, string>>;

const FIELD_OF_BODY: Readonly<Record<string, Field>> = {
  amount: 'amount',
  donor_full_name: 'fullName',
  donor_email: 'email',
};

/** `body/amount` and `amount` are one field: backends differ in whether they name the place. */
const toField = (name: string): Field | undefined => FIELD_OF_BODY[name.replace(/^\/?(?:body\/)?/, '')];

/**
 * Sorts what a refusal says: by field where it names one of the form's.
 *
 * @returns `isPlaced` when each detail has found its field, so that nothing is left to say at the card
 */
export function sortRefusal(error: ApiError): { fields: FieldRefusals; isPlaced: boolean } {
  const fields: FieldRefusals = {};
  for (const { field: name, message } of error.details) {
    const field = toField(name);
    if (field !== undefined) fields[field] ??= message;
  }
  const isPlaced =
    error.details.length > 0 && error.details.every(({ field }) => toField(field) !== undefined);
  return { fields, isPlaced };
}
