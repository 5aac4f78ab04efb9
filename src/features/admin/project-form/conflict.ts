import { formCategoryLabel } from '@/lib/categories';
import { formatCalendarDate } from '@/lib/dates';
import { currencySymbol } from '@/lib/money';
import { capitalize } from '@/lib/text';
import { LISTS } from './projectFields';
import type { ProjectValues } from './projectValues';
import { copy } from './copy';

/** Someone else updated the project while it was being edited here. */
export interface Conflict {
  /** The values when editing began. */
  before: ProjectValues;
  /** The values after the other update. */
  latest: ProjectValues;
}

/** A field that the other update changed. */
export interface RemoteChange {
  label: string;
  theirs: string;
  /** Undefined if the form shows the same value. */
  yours: string | undefined;
}

const FIELDS = [
  'title',
  'summary',
  'category',
  'location',
  'status',
  'currency',
  'targetAmount',
  'deadline',
  'receivingDonation',
  'donationReason',
  'impactPhrase',
  'impactCount',
  'beneficiaryCount',
  ...LISTS,
] as const;

type Field = (typeof FIELDS)[number];

function labelOf(field: Field, { currency }: ProjectValues): string {
  return field === 'targetAmount' ? copy.labels.targetAmount(currencySymbol(currency)) : copy.labels[field];
}

function textOf(field: Field, values: ProjectValues): string {
  if (field === 'category') return formCategoryLabel(values.category);
  if (field === 'status') return capitalize(values.status);
  if (field === 'deadline') return formatCalendarDate(values.deadline, copy.conflict.nothing);
  const value = values[field];
  if (typeof value === 'boolean') return value ? copy.conflict.yes : copy.conflict.no;
  const text = typeof value === 'string' ? value.trim() : value.join('; ');
  return text === '' ? copy.conflict.nothing : text;
}

/** Lists the fields that the other update changed, each with the value in the form (`entered`). */
export function remoteChanges({ before, latest }: Conflict, entered: ProjectValues): RemoteChange[] {
  return FIELDS.flatMap((field) => {
    const theirs = textOf(field, latest);
    if (theirs === textOf(field, before)) return [];
    const yours = textOf(field, entered);
    return { label: labelOf(field, latest), theirs, yours: yours === theirs ? undefined : yours };
  });
}
